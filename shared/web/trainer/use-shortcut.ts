import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent } from 'react'
import { isCharacter, isPressed, type Shortcut } from './shortcut'
import { singleKeysWork } from './single-keys'

/** Where keys write or choose. */
const FIELDS = 'input, textarea, select, [contenteditable]'
/** What Space and Enter press, when it has the focus. */
const PRESSED = 'button, a[href], summary, [role="tab"], [role="radio"], [role="switch"]'

/** Whether the key belongs to what has the focus, and not to the trainer. Ctrl takes it away from everything. */
function isTaken(key: string, { target, ctrlKey }: KeyboardEvent): boolean {
  if (ctrlKey || !(target instanceof Element)) return false
  if (target.closest(FIELDS)) return true
  return (key === 'Space' || key === 'Enter') && target.closest(PRESSED) !== null
}

/**
 * Does something by keys while the component is on the screen and `isOn`; `act` gets the place of the key among the
 * shortcut's keys. Keeps still under a dialog, and while someone types.
 */
export function useShortcut({ keys }: Shortcut, act: (place: number) => void, isOn = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.defaultPrevented || isOverlayOpen()) return
    const place = keys.findIndex((each) => isPressed(each, event))
    const key = keys[place]
    if (key === undefined || isTaken(key, event) || (isCharacter(key) && !singleKeysWork())) return
    event.preventDefault()
    act(place)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
