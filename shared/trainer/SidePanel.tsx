import { tokens } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { keepFocus } from './keep-focus'
import { Side, SideCard } from './layout'

const Actions = styled(SideCard)`
  display: grid;
  flex: none;
  gap: ${tokens.s3};
  button { padding-inline: 12px; }
`
const Helps = styled(SideCard)`
  min-height: 0;
  padding: ${tokens.s3};
  overflow-y: auto;
  overscroll-behavior: contain;
`

/** Two actions side by side. */
export const ActionPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.s3};
`

/**
 * The panel next to the work on wide screens. The actions stay where they are, the primary one first; only what helps
 * below them scrolls. A press on an action leaves the focus where the learner works.
 */
export function SidePanel({
  label,
  actions,
  children,
}: {
  label: string
  actions: ReactNode
  /** Words, hints, whatever helps. */
  children?: ReactNode
}) {
  return (
    <Side aria-label={label}>
      <Actions onMouseDown={keepFocus}>{actions}</Actions>
      {children && <Helps>{children}</Helps>}
    </Side>
  )
}
