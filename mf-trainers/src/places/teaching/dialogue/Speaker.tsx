import { Mascot, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** Avatar of a speaker; the background tells the two apart. */
export const Speaker = styled.span.attrs({
  'aria-hidden': true,
  children: <Mascot size={28} />,
})<{ $side: 'a' | 'b' }>`
  display: grid;
  flex: none;
  align-self: end;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $side }) => ($side === 'a' ? tokens.sparkSoft : tokens.navySoft)};
`
