import { createContext, useEffect, useEffectEvent } from 'react'

type Layer = { dismiss: (() => void) | null; blocks: boolean }

// Only the top layer handles Escape: a menu inside a dialog closes before the dialog, a confirmation of the shell
// before the dialog of a remote below it. The library's components each have their own listener and would all close.
const layers: Layer[] = []

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  const top = layers.at(-1)
  if (!top?.dismiss) return
  event.preventDefault()
  event.stopPropagation()
  top.dismiss()
}

/** Whether a dialog, sheet, menu or popover covers the page; a screen's shortcuts are inactive then. */
export const isOverlayOpen = (): boolean => layers.some((layer) => layer.blocks)

/**
 * Makes this the top layer while `open`, with Escape calling only `onEscape`; `null` lets the event reach the
 * component that hides the layer. A tooltip doesn't block the screen.
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

/**
 * The surrounding dialog, if any: overlays are rendered into it, because everything outside is hidden from screen
 * readers.
 */
export const DialogContext = createContext<HTMLElement | null>(null)
