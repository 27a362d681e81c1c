import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent } from 'react'
import { isCharacter, isPressed, type Shortcut } from './shortcut'
import { singleKeysWork } from './single-keys'

/** Elements in which keys type or select. */
const FIELDS = 'input, textarea, select, [contenteditable]'
/** Elements that Space and Enter activate. */
const PRESSED = 'button, a[href], summary, [role="tab"], [role="radio"], [role="switch"]'

/**
 * Whether the focused element handles the key itself, so that the trainer must not. Combinations with Ctrl always
 * reach the trainer.
 */
function isTaken(key: string, { target, ctrlKey }: KeyboardEvent): boolean {
  if (ctrlKey || !(target instanceof Element)) return false
  if (target.closest(FIELDS)) return true
  return (key === 'Space' || key === 'Enter') && target.closest(PRESSED) !== null
}

/**
 * Calls `act` for a shortcut while the component is mounted and `isOn`, with the index of the pressed key. Inactive
 * below a dialog and during typing.
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
