import { isOverlayOpen } from '@mowka/shared/ui'
import { type RefObject, useEffect } from 'react'

/** Ctrl+S, or the command key and S, sends the form inside of an element. Nothing happens while a window is over it. */
export function useSaveKey(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!isOverlayOpen()) around.current?.querySelector<HTMLElement>('button[type="submit"]')?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [around])
}
