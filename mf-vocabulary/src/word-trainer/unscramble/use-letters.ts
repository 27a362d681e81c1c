import { isOverlayOpen } from '@mowka/kernel/ui'
import { singleKeysWork } from '@mowka/web/trainer'
import { useEffect, useEffectEvent } from 'react'

/** What a keyboard may do to an answer of letters. */
type Letters = { type: (character: string) => void; backspace: () => void; clear: () => void }

/** What the space bar presses when it has the focus. */
const PRESSED = 'button, a[href]'

/**
 * Lets a keyboard put a word together from anywhere on the page: letters, the space bar for a space, Backspace for the
 * last letter, Shift and Backspace for all. Single characters can be switched off like other shortcuts.
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
