import { useEffect, useState } from 'react'

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
