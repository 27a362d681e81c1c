import { use, useState } from 'react'
import { DialogContext, useLayer } from '../overlays/layers'

/**
 * State and props of a component with a dropdown: positioned like our own menus, inside the surrounding dialog if
 * there is one, and the top layer for Escape while open, so that the dialog stays open. `isAllowed` is whether an open
 * dropdown is displayed.
 */
export function useFloating(isAllowed = true) {
  const [open, setOpen] = useState(false)
  const dialog = use(DialogContext)
  // The component closes itself on Escape.
  useLayer(open && isAllowed, null, false)
  return {
    /** For `comboboxProps` and `popoverProps`. */
    floating: {
      floatingStrategy: 'fixed',
      hideDetached: false,
      middlewares: { flip: { crossAxis: false, padding: 8 }, shift: { padding: 8 } },
      offset: 6,
      portalProps: { target: dialog ?? undefined },
      position: 'bottom-start',
      // A field with initial focus is measured before its sheet is in place, so the dropdown may still need to flip.
      preventPositionChangeWhenVisible: false,
      transitionProps: { duration: 0 },
    } as const,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  }
}
