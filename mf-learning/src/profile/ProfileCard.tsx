import type { MetadataChange, User } from '@mowka/contract/schemas/user'
import type { ApiError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Card, Muted, media } from '@mowka/kernel/ui'
import { type Outcome, useWrite } from '@mowka/web/api'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Box = styled(Card)`
  > h2 { margin-bottom: var(--mw-4); }
  > h2 + p { max-width: 60ch; margin: calc(-1 * var(--mw-2)) 0 var(--mw-4); }
  > h2 + p:last-child { margin-bottom: 0; }
`

/** A profile section with a heading. */
export function ProfileCard({
  title,
  lead,
  children,
}: {
  title: ReactNode
  /** Muted text below the heading. */
  lead?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <Box as="section" padding="large" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {lead !== undefined && <Muted as="p">{lead}</Muted>}
      {children}
    </Box>
  )
}

/** The cards of a tab: a wide and a narrow column, stacked on small screens. */
export const Columns = styled.div<{ $equal?: boolean }>`
  display: grid;
  grid-template-columns: ${({ $equal }) => ($equal ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr) 380px')};
  align-items: start;
  gap: var(--mw-4);
  > div { display: grid; gap: var(--mw-4); min-width: 0; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`

/**
 * Saves account changes one after another. The response updates the session, so saved values apply everywhere
 * immediately.
 */
export function useSaveAccount({
  success,
  failure,
}: {
  success?: () => string
  failure?: (error: ApiError) => string | null | undefined
}): { save: (change: MetadataChange) => Promise<Outcome<User>>; busy: boolean } {
  const { run, busy } = useWrite('patchUserMetadata', {
    row: () => 'account',
    args: (change: MetadataChange) => ({ body: change }),
    onAnswer: (user) => session.setUser(user),
    ...(success ? { success } : {}),
    ...(failure ? { failure } : {}),
  })
  return { save: run, busy }
}
