import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent } from 'react'

/** Marks a focused button that is done, such as a chosen word: Enter skips it. */
export const PASSES_ENTER = 'data-passes-enter'

/** Elements that handle Enter themselves, even while disabled: a playing speaker button must not check the answer. */
const OWN_ENTER = `button:not([${PASSES_ENTER}]), a[href], summary, select, [role="tab"], [contenteditable]`

/** Whether the focused element handles Enter itself, so that the trainer must not. */
const ownsEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_ENTER) !== null

/** Makes Enter trigger the primary action of the screen (L-TRN-13), unless the focused element handles it. */
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
