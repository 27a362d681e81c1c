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
  // Callers mount a dialog open as often as they open a mounted one, so the focused element is remembered here,
  // before the content exists, and not when `open` changes.
  useLayoutEffect(() => rememberFocus(), [])
  const parts = useOverlayParts(true, onClose)
  return parts && <parts.Window {...props} />
}

/** A modal window: traps focus and returns it on closing. Mounts nothing while closed. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape={rest.size === 'full' ? 'full' : 'dialog'} /> : null
}

/** A dialog that slides in from below at every width: trainer menus on phones. */
export function Sheet({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="sheet" /> : null
}

/** A dialog from 960 px, below that a sheet. */
export function ResponsiveDialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} shape="responsive" /> : null
}
