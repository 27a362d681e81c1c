import { isOverlayOpen } from '@mowka/kernel/ui'
import { type RefObject, useEffect } from 'react'

/** Submits the form inside an element with Ctrl+S or ⌘S, unless a dialog is open above it. */
export function useSaveKey(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const { activeElement: field } = document
      const isInside = field instanceof HTMLElement && around.current?.contains(field) === true
      // A suggestion list isn't a dialog: the focus is still in the form.
      if (isOverlayOpen() && !isInside) return
      // Blurring a field commits pending input, such as a tag without Enter.
      if (isInside) field.blur()
      // Waits for the next render: before it, the button may still be disabled.
      window.setTimeout(() => {
        around.current?.querySelector<HTMLElement>('button[type="submit"]')?.click()
        if (isInside && document.activeElement === document.body) field.focus({ preventScroll: true })
      })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [around])
}
