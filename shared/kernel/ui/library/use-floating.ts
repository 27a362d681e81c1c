import { use, useState } from 'react'
import { DialogContext, useLayer } from '../overlays/layers'

/**
 * What a part with something floating takes: placed like our own menus, in the dialog around if there is one, and the
 * top layer for Escape while it is open, so that the dialog stays.
 */
export function useFloating() {
  const [open, setOpen] = useState(false)
  const dialog = use(DialogContext)
  // The part hides itself on Escape.
  useLayer(open, null, false)
  return {
    /** For `comboboxProps` and `popoverProps`. */
    floating: {
      floatingStrategy: 'fixed',
      hideDetached: false,
      middlewares: { flip: { crossAxis: false, padding: 8 }, shift: { padding: 8 } },
      offset: 6,
      portalProps: { target: dialog ?? undefined },
      position: 'bottom-start',
      // A field that has the focus at once is measured before its sheet has its place: what opens may still flip.
      preventPositionChangeWhenVisible: false,
      transitionProps: { duration: 0 },
    } as const,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  }
}
