import type { ReactNode, RefObject } from 'react'

/** `full` covers the screen; it is a dialog of the size of the same name. */
export type Shape = 'dialog' | 'sheet' | 'responsive' | 'full'

/** px */
export const widths = { sm: 440, md: 560, lg: 760, xl: 1040 } as const

export type DialogProps = {
  open: boolean
  /** Escape, the scrim, the close button. */
  onClose: () => void
  title: ReactNode
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  children?: ReactNode
  /** Buttons, the primary one last (at the right). */
  actions?: ReactNode
  /** alertdialog for questions that cannot be taken back: no close button, the scrim does not close. */
  role?: 'dialog' | 'alertdialog'
  /** sm 440, md 560, lg 760, xl 1040 px; full is the whole screen, of a sheet its usual size. */
  size?: keyof typeof widths | 'full'
  /** False while something must not be left (saving): only the buttons of the dialog close it. */
  closable?: boolean
  /** What gets the focus first; otherwise the first field, or the first button of an alertdialog, or the panel. */
  initialFocus?: RefObject<HTMLElement | null>
}

export type ModalProps = Omit<DialogProps, 'open'> & { shape: Shape }
