import { tokens } from '@mowka/kernel/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A status that links to its remedy; stacked above a link that covers its tile. */
export const StatusLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration-color: ${tokens.lineStrong};
  text-underline-offset: 4px;
`
