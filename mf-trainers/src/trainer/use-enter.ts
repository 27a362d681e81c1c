import { isOverlayOpen } from '@mowka/shared/ui'
import { useEffect, useEffectEvent } from 'react'

/** What answers Enter by itself; a part that is off does not. */
const OWN_ENTER =
  'button:not([aria-disabled="true"]):not(:disabled), a[href], summary, select, [role="tab"], [contenteditable]'

/** Whether Enter belongs to what has the focus, and not to the trainer. */
export const ownsEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_ENTER) !== null

/** Enter does the primary action of the screen (learner core §2), unless a part with the focus needs it itself. */
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
