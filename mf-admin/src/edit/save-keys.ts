import { isOverlayOpen } from '@mowka/kernel/ui'
import { type RefObject, useEffect } from 'react'

/** Value of the submit button that saves a new row and starts the next one. */
export const NEXT = 'next'

/** Whether the device has ⌘ instead of Ctrl. */
const isApple = /mac|iphone|ipad/i.test(navigator.platform)

/** The keys that save, for display and for `aria-keyshortcuts`. */
export const saveKeys = {
  save: { shown: isApple ? '⌘ Enter' : 'Ctrl Enter', aria: 'Control+Enter Meta+Enter' },
  next: {
    shown: isApple ? '⌘ Shift Enter' : 'Ctrl Shift Enter',
    aria: 'Control+Shift+Enter Meta+Shift+Enter',
  },
}

/** Returns the selector of the button that a key presses, or `null`. */
const buttonOf = ({ key, shiftKey }: KeyboardEvent): string | null => {
  if (key === 'Enter') return `button[type="submit"]${shiftKey ? `[value="${NEXT}"]` : ''}`
  return key.toLowerCase() === 's' ? 'button[type="submit"]' : null
}

/**
 * Submits the form inside an element with Ctrl+Enter or Ctrl+S, and starts the next row with Ctrl+Shift+Enter (⌘ on
 * Apple devices), unless a dialog is open above it.
 */
export function useSaveKeys(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const button = buttonOf(event)
      if (button === null) return
      event.preventDefault()
      const { activeElement: field } = document
      const isInside = field instanceof HTMLElement && around.current?.contains(field) === true
      // A suggestion list isn't a dialog: the focus is still in the form.
      if (isOverlayOpen() && !isInside) return
      // Blurring a field commits pending input, such as a tag without Enter.
      if (isInside) field.blur()
      // Waits for the next render: before it, the button may still be disabled.
      window.setTimeout(() => {
        around.current?.querySelector<HTMLElement>(button)?.click()
        if (isInside && document.activeElement === document.body) field.focus({ preventScroll: true })
      })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [around])
}
