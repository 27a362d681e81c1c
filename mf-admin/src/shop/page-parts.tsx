import { Card, media, Stack, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** The link from a page of the shop to its list. */
export const BackLink = styled(Link)`
  color: ${tokens.primary};
  font-weight: 800;
`

/** Main content with a narrower column beside it, or below it on narrow screens. */
export const MainAndAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  gap: ${tokens.s4};
  align-items: start;
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`

/** Rows of a card: facts on the left, an amount or state on the right. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${tokens.s4};
    align-items: center;
    justify-content: space-between;
    padding-block: ${tokens.s3};
    border-top: 1px solid ${tokens.line};
  }
  > li:first-child { border-top: 0; }
  > li > :first-child { display: grid; min-width: 0; overflow-wrap: anywhere; }
  > li > :last-child { flex: none; text-align: end; }
`

/** Facts with their names. */
export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.s2} ${tokens.s4};
  grid-template-columns: max-content minmax(0, 1fr);
  margin: 0;
  dt { color: ${tokens.muted}; }
  dd { margin: 0; font-weight: 700; text-align: end; overflow-wrap: anywhere; }
`

/** A card with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Card>
  )
}
