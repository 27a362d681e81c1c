import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The word at the top of the window and how far from the top it is, in pixels. */
type Place = { wordId: string; top: number }

/** By entry of the browser's history: going back finds the same entry again. */
const places = new Map<string, Place>()

const cardsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-word]')]

/** Where a list is scrolled to; nothing at its top. */
function placeIn(list: Element): Place | null {
  if (window.scrollY === 0) return null
  const first = cardsIn(list).find((card) => card.getBoundingClientRect().bottom > 0)
  const wordId = first?.dataset.word
  return first && wordId ? { wordId, top: first.getBoundingClientRect().top } : null
}

/**
 * Keeps the place in an endless list for the way back: the rows that were loaded are still there, and the word that was
 * at the top is there again. Coming by a link starts at the top, as everywhere.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  const current = useRef<Place | null>(null)

  useLayoutEffect(() => {
    const place = places.get(key)
    places.delete(key)
    const remember = () => {
      if (list.current) current.current = placeIn(list.current)
    }
    const frame = requestAnimationFrame(() => {
      // After the page's own start at the top.
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
