import { type RefObject, useEffect } from 'react'

/** Space between the field and the bar, in pixels. */
const ROOM = 12

/** Scrolls the focused field above a bottom bar: on focus, and when an on-screen keyboard opens. */
export function useFieldInView(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bring = () => {
      const field = document.activeElement
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      const { bottom, height } = field.getBoundingClientRect()
      const covered = bottom + ROOM - (bar.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
      if (height > 0 && covered > 0) window.scrollBy({ top: covered })
    }
    // Waits until bar and page are in position.
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
