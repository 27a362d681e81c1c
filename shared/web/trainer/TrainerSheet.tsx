import { ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'

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
