import { media, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: ${tokens.s3} ${tokens.gutter} calc(${tokens.s3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
`

/** The save bar of a long form on phones, visible from the first to the last field. */
export function SaveBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useSnackbarsAbove(bar)
  return <Bar ref={bar}>{children}</Bar>
}

/** The save bar of a form in a drawer, which scrolls by itself. */
export const DrawerBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 3;
  margin-inline: calc(-1 * ${tokens.s6});
  padding: ${tokens.s3} ${tokens.s6};
  border-top: 1px solid ${tokens.line};
  background: var(--mw-float);
  ${media.belowMedium} { margin-inline: calc(-1 * ${tokens.s5}); padding-inline: ${tokens.s5}; }
`
