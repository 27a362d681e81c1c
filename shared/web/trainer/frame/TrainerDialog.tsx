import { Button, Dialog, Mascot, type MascotFace, ResponsiveDialog, Row, Stack } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'

/** A choice in a dialog: a link or an action. */
export type DialogChoice = { label: string } & ({ to: string } | { onChoose: () => void })

function Choice({ choice, primary }: { choice: DialogChoice; primary?: boolean }) {
  const variant = primary ? 'primary' : 'outline'
  return 'to' in choice ? (
    <Button variant={variant} to={choice.to}>
      {choice.label}
    </Button>
  ) : (
    <Button variant={variant} onClick={choice.onChoose}>
      {choice.label}
    </Button>
  )
}

/** Dialog at the end of a trainer, or before leaving it: two choices, the more likely one on the right. */
export function TrainerDialog({
  open,
  onClose,
  title,
  face,
  other,
  likely,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** Face of the mascot next to the text; absent for none. */
  face?: MascotFace
  other: DialogChoice
  likely: DialogChoice
  children: ReactNode
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Choice choice={other} />
          <Choice choice={likely} primary />
        </>
      }
    >
      {face ? (
        <Row gap={5} nowrap>
          <Mascot face={face} size={72} />
          <p>{children}</p>
        </Row>
      ) : (
        children
      )}
    </Dialog>
  )
}

/** The "more" menu of a trainer: a sheet on phones, a dialog on wide screens. */
export function TrainerSheet({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) {
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={title} size="md">
      <Stack gap={6}>{children}</Stack>
    </ResponsiveDialog>
  )
}
