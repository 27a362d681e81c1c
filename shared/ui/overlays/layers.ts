import { useEffect, useEffectEvent } from 'react'

// Only the top layer answers Escape: a menu inside a dialog closes before the dialog does.
const layers: Array<() => void> = []

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  const top = layers.at(-1)
  if (!top) return
  event.preventDefault()
  event.stopPropagation()
  top()
}

/** Whether anything lies over the page now; shortcuts of a screen should keep still then. */
export const isOverlayOpen = (): boolean => layers.length > 0

/** While `open`, this is the top layer, and Escape goes to `onEscape` alone. */
export function useLayer(open: boolean, onEscape: () => void): void {
  const dismiss = useEffectEvent(onEscape)
  useEffect(() => {
    if (!open) return
    const layer = () => dismiss()
    if (layers.length === 0) document.addEventListener('keydown', onKeyDown, true)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [open])
}
