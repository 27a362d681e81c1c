import { tokens } from '@mowka/kernel/ui'
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
/** The right height for what scrolls inside itself. */
const Whole = styled(SideCard)`
  flex: 1;
  min-height: 0;
  padding: 0;
  overflow: hidden;
  @media (max-height: 560px) { flex: none; height: 420px; }
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
  whole,
}: {
  label: string
  actions: ReactNode
  /** Takes the place of what helps, wider and down to the end of the screen, and scrolls by itself. */
  whole?: ReactNode
  /** Words, hints, whatever helps. */
  children?: ReactNode
}) {
  return (
    <Side aria-label={label} data-whole={whole ? true : undefined}>
      <Actions onMouseDown={keepFocus}>{actions}</Actions>
      {whole ? <Whole>{whole}</Whole> : children && <Helps>{children}</Helps>}
    </Side>
  )
}
