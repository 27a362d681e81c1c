import { isOverlayOpen, media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'

/** CSS variable with the swipe distance; `useSwipe` sets it around both faces. */
const SWIPE = '--card-swipe'

/** A face of a card. It follows a swipe, and its border shows the verdict that releasing it would give. */
export const CardFace = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 168px;
  padding: ${tokens.s5} ${tokens.s4} ${tokens.s5} ${tokens.s6};
  > div { flex: 1; min-width: 0; }
  ${media.belowMedium} { min-height: 120px; padding: ${tokens.s4} ${tokens.s2} ${tokens.s4} ${tokens.s5}; }
  transform: translateX(var(${SWIPE}, 0));
  [data-swipe='right'] & { border-color: ${tokens.success}; }
  [data-swipe='left'] & { border-color: ${tokens.danger}; }
  ${media.reducedMotion} { transform: none; }
`
/** The language of a face, above its sentence. */
export const FaceName = styled.span`
  display: block;
  margin-bottom: 4px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`

/** Minimum distance of a swipe, in px; less is an accident. */
export const MIN_SWIPE = 80
/** Minimum ratio of horizontal to vertical movement. */
const MIN_RATIO = 2

type SwipeDirection = 'left' | 'right'

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
