import { type RefObject, useEffect, useState } from 'react'

/** Pinch zoom moves the visual viewport, too; only an unzoomed one indicates a keyboard. */
const UNZOOMED = 1.01

/**
 * Returns the height of the page that an on-screen keyboard covers, in pixels. Browsers that resize the page
 * (`interactive-widget=resizes-content`) return 0; Safari overlays the keyboard.
 */
export function useKeyboardInset(): number {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop
      setInset(viewport.scale > UNZOOMED ? 0 : Math.max(0, Math.round(covered)))
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}

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
