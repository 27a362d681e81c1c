import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** A list of links to the rows that use a row. */
export const LinkList = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  margin: 0;
  padding: 0;
  list-style: none;
  li { overflow-wrap: anywhere; }
  a { color: ${tokens.primary}; font-weight: 700; }
`
