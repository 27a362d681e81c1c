import { type RefObject, useLayoutEffect } from 'react'

const PROPERTY = '--mw-snackbar-bottom'

/**
 * Lifts snackbars over a bar that sticks to the bottom of the window, in the height that it has now, and marks it as
 * such a bar for printing. Give the bar's element; without one (the bar is not shown) snackbars appear where they
 * always do.
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
