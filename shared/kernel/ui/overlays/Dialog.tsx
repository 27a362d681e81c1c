import { useLayoutEffect } from 'react'
import type { DialogProps, ModalProps } from './dialog-props'
import { rememberFocus } from './give-back'
import { useLayer } from './layers'
import { useOverlayParts } from './overlay-parts'

function Modal(props: ModalProps) {
  const { onClose, closable = true } = props
  useLayer(true, () => {
    if (closable) onClose()
  })
  // Callers mount an open dialog as often as they open a mounted one, so what had the focus is asked for here,
  // before the content exists, and not when `open` changes.
  useLayoutEffect(() => rememberFocus(), [])
  const parts = useOverlayParts(true, onClose)
  return parts && <parts.Window {...props} />
}

/** A window over the page: keeps the focus inside, gives it back when it closes. Nothing is mounted while closed. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape={rest.size === 'full' ? 'full' : 'dialog'} /> : null
}

/** The same from below, at every width: menus of a trainer on phones. */
export function Sheet({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="sheet" /> : null
}

/** A dialog from 960 px, a sheet from below under that. */
export function ResponsiveDialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="responsive" /> : null
}
