import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent } from 'react'

/** Marks a button that has done its part but keeps the focus, such as a chosen word: Enter goes past it. */
export const PASSES_ENTER = 'data-passes-enter'

/** What answers Enter by itself, also while it is off: a speaker that plays must not check the answer. */
const OWN_ENTER = `button:not([${PASSES_ENTER}]), a[href], summary, select, [role="tab"], [contenteditable]`

/** Whether Enter belongs to what has the focus, and not to the trainer. */
export const ownsEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_ENTER) !== null

/** Enter does the primary action of the screen (L-TRN-13), unless a part with the focus needs it itself. */
export function useEnter(act: () => void): void {
  const onEnter = useEffectEvent(act)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.isComposing || event.repeat || event.defaultPrevented) return
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
      if (isOverlayOpen() || ownsEnter(event.target)) return
      event.preventDefault()
      onEnter()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
