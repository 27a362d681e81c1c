import { useEffect, useEffectEvent } from 'react'

type Layer = { dismiss: () => void; blocks: boolean }

// Only the top layer answers Escape: a menu inside a dialog closes before the dialog does.
const layers: Layer[] = []

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  const top = layers.at(-1)
  if (!top) return
  event.preventDefault()
  event.stopPropagation()
  top.dismiss()
}

/** Whether a dialog, sheet, menu or popover lies over the page; shortcuts of a screen keep still then. */
export const isOverlayOpen = (): boolean => layers.some((layer) => layer.blocks)

/** While `open`, this is the top layer, and Escape goes to `onEscape` alone. A tooltip does not block the screen. */
export function useLayer(open: boolean, onEscape: () => void, blocks = true): void {
  const dismiss = useEffectEvent(onEscape)
  useEffect(() => {
    if (!open) return
    const layer: Layer = { dismiss: () => dismiss(), blocks }
    if (layers.length === 0) document.addEventListener('keydown', onKeyDown, true)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [open, blocks])
}
