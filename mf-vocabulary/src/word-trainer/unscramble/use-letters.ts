import { isOverlayOpen } from '@mowka/kernel/ui'
import { singleKeysWork } from '@mowka/web/trainer'
import { useEffect, useEffectEvent } from 'react'

/** Keyboard actions on an answer made of letters. */
type Letters = { type: (character: string) => void; backspace: () => void; clear: () => void }

/** Elements that the space bar activates when focused. */
const PRESSED = 'button, a[href]'

/**
 * Handles typing anywhere on the page: letters, the space bar for a space, Backspace for the last letter,
 * Shift+Backspace for all. Disabled together with the other single-key shortcuts.
 */
export function useLetters(letters: Letters, isOn: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.isComposing || event.defaultPrevented || event.ctrlKey || event.metaKey) return
    if (isOverlayOpen()) return
    const element = target instanceof Element ? target : null
    if (element?.closest('input, textarea, select, [contenteditable]')) return
    if (key === 'Backspace') {
      event.preventDefault()
      return event.shiftKey ? letters.clear() : letters.backspace()
    }
    if ([...key].length !== 1 || !singleKeysWork()) return
    if (key === ' ' ? element?.closest(PRESSED) : !/[\p{L}\p{M}'’-]/u.test(key)) return
    event.preventDefault()
    letters.type(key)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
