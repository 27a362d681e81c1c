import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--mw-snackbar-bottom'

/**
 * Moves snackbars above a bar at the bottom of the window, following its height, and marks the bar for printing.
 * Without an element (hidden bar) snackbars have their default position.
 */
export function useSnackbarsAbove(bar: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    const element = bar.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    element.dataset.bottomBar = ''
    const measure = () => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0
      style.setProperty(PROPERTY, `${Math.round(element.offsetHeight + below)}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [bar, isShown])
}
