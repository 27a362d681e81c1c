import { isOverlayOpen } from '@mowka/shared/ui'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { SWIPE } from './CardFace'

/** How far a finger has to go, in pixels; a shorter way is a slip of the hand. */
export const FAR_ENOUGH = 80
/** A swipe goes so much more sideways than up or down. */
const SIDEWAYS = 2

export type SwipeDirection = 'left' | 'right'

/** The direction of a finger's way; null when it is none. */
export function directionOf(x: number, y: number): SwipeDirection | null {
  if (Math.abs(x) < FAR_ENOUGH || Math.abs(x) < SIDEWAYS * Math.abs(y)) return null
  return x > 0 ? 'right' : 'left'
}

/**
 * Lets a finger swipe the work that `part` belongs to. What is around the part carries how far the finger is, for
 * styles: the way in pixels, and once it is far enough `data-swipe`. Nothing depends on it alone: buttons do the same.
 */
export function useSwipe(
  part: RefObject<HTMLElement | null>,
  isOn: boolean,
  onSwipe: (direction: SwipeDirection) => void,
): void {
  const swipe = useEffectEvent(onSwipe)
  useEffect(() => {
    const work = part.current?.parentElement
    if (!work || !isOn) return
    let start: { x: number; y: number } | null = null
    const way = ({ clientX, clientY }: PointerEvent) =>
      start ? { x: clientX - start.x, y: clientY - start.y } : { x: 0, y: 0 }
    const show = (x: number, direction: SwipeDirection | null) => {
      work.style.setProperty(SWIPE, `${x}px`)
      if (direction) work.dataset.swipe = direction
      else delete work.dataset.swipe
    }
    const end = () => {
      start = null
      work.style.removeProperty(SWIPE)
      delete work.dataset.swipe
    }
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !event.isPrimary || isOverlayOpen()) return
      start = { x: event.clientX, y: event.clientY }
    }
    const move = (event: PointerEvent) => {
      if (!start) return
      const { x, y } = way(event)
      show(Math.abs(x) > Math.abs(y) ? x : 0, directionOf(x, y))
    }
    const up = (event: PointerEvent) => {
      if (!start) return
      const { x, y } = way(event)
      end()
      const direction = directionOf(x, y)
      if (direction) swipe(direction)
    }
    // The page still scrolls up and down; sideways belongs to the card.
    work.style.touchAction = 'pan-y'
    work.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', end)
    return () => {
      end()
      work.style.touchAction = ''
      work.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', end)
    }
  }, [part, isOn])
}
