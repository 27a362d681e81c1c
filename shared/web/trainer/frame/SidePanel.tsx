import { tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { keepFocus } from '../keys/focus'
import { Side, SideCard } from './layout'

const Actions = styled(SideCard)`
  display: grid;
  flex: none;
  gap: ${tokens.s3};
  button { padding-inline: 12px; }
`
/** Full height, for content that scrolls. */
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
 * The panel next to the exercise on wide screens. The actions are fixed, with the primary one first; only the aids
 * below them scroll. Clicks on an action don't move focus.
 */
export function SidePanel({
  label,
  actions,
  children,
  whole,
}: {
  label: string
  actions: ReactNode
  /** Replaces the aids; wider, full height, with its own scrolling. */
  whole?: ReactNode
  /** Aids such as words and hints. */
  children?: ReactNode
}) {
  return (
    <Side aria-label={label} data-whole={whole ? true : undefined}>
      <Actions onMouseDown={keepFocus}>{actions}</Actions>
      {whole ? <Whole>{whole}</Whole> : children && <Helps>{children}</Helps>}
    </Side>
  )
}
