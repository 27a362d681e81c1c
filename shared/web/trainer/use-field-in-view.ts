import { type RefObject, useEffect } from 'react'

/** Room between the field and what lies below it, in pixels. */
const ROOM = 12

/**
 * Keeps the field that someone types into above a bar at the lower edge: when it gets the focus, and when an on-screen
 * keyboard takes room away.
 */
export function useFieldInView(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bring = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      const { bottom, height } = field.getBoundingClientRect()
      const covered = bottom + ROOM - (bar.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
      if (height > 0 && covered > 0) window.scrollBy({ top: covered })
    }
    // The bar and the page have to be where they belong first.
    const soon = () => void requestAnimationFrame(bring)
    const viewport = window.visualViewport
    document.addEventListener('focusin', soon)
    window.addEventListener('resize', soon)
    viewport?.addEventListener('resize', soon)
    return () => {
      document.removeEventListener('focusin', soon)
      window.removeEventListener('resize', soon)
      viewport?.removeEventListener('resize', soon)
    }
  }, [bar])
}
