import { media, tokens } from '@mowka/kernel/ui'
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
