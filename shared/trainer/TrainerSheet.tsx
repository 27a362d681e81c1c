import { ResponsiveDialog, Stack, tokens } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Part = styled.section`
  h3 { margin-bottom: ${tokens.s2}; }
`

/** What is behind "more": a sheet from below on phones, a dialog on wide screens. */
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

/** A part of the sheet under its own heading. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <h3>{title}</h3>
      {children}
    </Part>
  )
}
