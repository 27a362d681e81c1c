import { useEffect, useState } from 'react'

/** A pinch to zoom moves the visible part of the page, too; only without one it tells of a keyboard. */
const UNZOOMED = 1.01

/**
 * How much of the page an on-screen keyboard covers from below, in pixels. Browsers that make the page smaller for it
 * (`interactive-widget=resizes-content`) give 0; Safari lays the keyboard over the page.
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
