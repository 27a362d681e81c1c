import { type ReactNode, type RefObject, useLayoutEffect } from 'react'
import { rememberFocus } from './give-back'
import { useLayer } from './layers'
import { useOverlayParts } from './overlay-parts'

/** `full` covers the screen: a dialog with the size of the same name. */
export type Shape = 'dialog' | 'sheet' | 'responsive' | 'full'

/** px */
export const widths = { sm: 440, md: 560, lg: 760, xl: 1040 } as const

export type DialogProps = {
  open: boolean
  /** Called by Escape, the backdrop and the close button. */
  onClose: () => void
  title: ReactNode
  /** Hides the title visually. */
  hideTitle?: boolean
  children?: ReactNode
  /** Buttons, the primary one last (on the right). */
  actions?: ReactNode
  /** alertdialog for irreversible actions: no close button, and the backdrop doesn't close it. */
  role?: 'dialog' | 'alertdialog'
  /** sm 440, md 560, lg 760, xl 1040 px; full covers the screen, a sheet has its usual size. */
  size?: keyof typeof widths | 'full'
  /** `false` during an operation that must not be interrupted (saving): only the dialog's buttons close it. */
  closable?: boolean
  /** Initially focused element; defaults to the first field, the first button of an alertdialog, or the panel. */
  initialFocus?: RefObject<HTMLElement | null>
}

export type ModalProps = Omit<DialogProps, 'open'> & { shape: Shape }

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
