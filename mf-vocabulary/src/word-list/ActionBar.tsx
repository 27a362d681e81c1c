import { media, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** Bottom bar of a word list with the back link and the primary action. */
export const ActionBar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s4};
  /* Covers the page end, so that no strip shows below the bar. */
  margin-bottom: calc(-1 * ${tokens.s16});
  margin-inline: calc(-1 * ${tokens.s4});
  padding: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  background: ${tokens.page};
  ${media.belowMedium} {
    bottom: ${tokens.bottomBar};
    margin-bottom: calc(-1 * ${tokens.s8});
    margin-inline: calc(-1 * ${tokens.gutter});
    padding: ${tokens.s3} ${tokens.gutter};
    background: ${tokens.card};
    > :last-child { flex: 1; }
  }
`
