import { isOverlayOpen } from '@mowka/kernel/ui'
import { type RefObject, useEffect } from 'react'

/** Ctrl+S, or the command key and S, sends the form inside of an element. Nothing happens while a window is over it. */
export function useSaveKey(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      const { activeElement: field } = document
      const isInside = field instanceof HTMLElement && around.current?.contains(field) === true
      // Suggestions under a field are no window: the focus is still in the form.
      if (isOverlayOpen() && !isInside) return
      // A field that is left takes what is typed and not taken yet: a tag without Enter.
      if (isInside) field.blur()
      // Once that is drawn: until then the button may not know that there is something to save.
      window.setTimeout(() => {
        around.current?.querySelector<HTMLElement>('button[type="submit"]')?.click()
        if (isInside && document.activeElement === document.body) field.focus({ preventScroll: true })
      })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [around])
}
