import { Card, Muted, media } from '@mowka/kernel/ui'
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
