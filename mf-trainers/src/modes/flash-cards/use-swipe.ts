import { isOverlayOpen } from '@mowka/kernel/ui'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { SWIPE } from './CardFace'

/** Minimum distance of a swipe, in px; less is an accident. */
export const MIN_SWIPE = 80
/** Minimum ratio of horizontal to vertical movement. */
const MIN_RATIO = 2

export type SwipeDirection = 'left' | 'right'

/** Returns the direction of a swipe; `null` if it isn't one. */
export function directionOf(x: number, y: number): SwipeDirection | null {
  if (Math.abs(x) < MIN_SWIPE || Math.abs(x) < MIN_RATIO * Math.abs(y)) return null
  return x > 0 ? 'right' : 'left'
}

/**
 * Handles horizontal swipes on the element around `part`. Sets its CSS variable to the distance in px and, once the
 * swipe is long enough, its `data-swipe`. Buttons offer the same actions.
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
    // The page still scrolls vertically; horizontal movement belongs to the card.
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
