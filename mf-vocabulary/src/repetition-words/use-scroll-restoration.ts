import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The first visible word and its distance from the top of the viewport, in px. */
type Place = { wordId: string; top: number }

/** Positions by history entry: going back returns to the same entry. */
const places = new Map<string, Place>()

const cardsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-word]')]

/** Returns the scroll position in a list; null at its top. */
function placeIn(list: Element): Place | null {
  if (window.scrollY === 0) return null
  const first = cardsIn(list).find((card) => card.getBoundingClientRect().bottom > 0)
  const wordId = first?.dataset.word
  return first && wordId ? { wordId, top: first.getBoundingClientRect().top } : null
}

/**
 * Restores the position in an infinite list on back navigation: the loaded rows are still cached, and the first
 * visible word is scrolled to. Following a link starts at the top, as everywhere.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const current = useRef<Place | null>(null)

  useLayoutEffect(() => {
    const place = places.get(key)
    places.delete(key)
    const remember = () => {
      if (list.current) current.current = placeIn(list.current)
    }
    const frame = requestAnimationFrame(() => {
      // Runs after the page's own scroll to the top.
      const card =
        place && list.current && cardsIn(list.current).find((each) => each.dataset.word === place.wordId)
      if (card) window.scrollBy(0, card.getBoundingClientRect().top - place.top)
      remember()
      window.addEventListener('scroll', remember, { passive: true })
    })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', remember)
      if (current.current) places.set(key, current.current)
    }
  }, [key, list])
}
