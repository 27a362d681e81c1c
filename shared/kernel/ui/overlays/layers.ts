import { createContext, useEffect, useEffectEvent } from 'react'

type Layer = { dismiss: (() => void) | null; blocks: boolean }

// Only the top layer answers Escape: a menu inside a dialog closes before the dialog does, a question of the shell
// before the dialog of a remote under it. The library's parts each listen alone and would all close at once.
const layers: Layer[] = []

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  const top = layers.at(-1)
  if (!top?.dismiss) return
  event.preventDefault()
  event.stopPropagation()
  top.dismiss()
}

/** Whether a dialog, sheet, menu or popover lies over the page; shortcuts of a screen keep still then. */
export const isOverlayOpen = (): boolean => layers.some((layer) => layer.blocks)

/**
 * While `open`, this is the top layer, and Escape goes only to `onEscape`; null lets the event through to whatever
 * hides the layer. A tooltip does not block the screen.
 */
export function useLayer(open: boolean, onEscape: (() => void) | null, blocks = true): void {
  const dismiss = useEffectEvent(() => onEscape?.())
  const answers = onEscape !== null
  useEffect(() => {
    if (!open) return
    const layer: Layer = { dismiss: answers ? () => dismiss() : null, blocks }
    if (layers.length === 0) document.addEventListener('keydown', onKeyDown, true)
    layers.push(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [open, answers, blocks])
}

/** The dialog around, if any: what floats goes into it, because what is outside is closed to screen readers. */
export const DialogContext = createContext<HTMLElement | null>(null)
