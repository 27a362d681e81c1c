import styled from 'styled-components'
import { media } from '../theme/media'

/** A button styled as a link inside text, e.g. "Pokaż więcej". */
export const LinkButton = styled.button.attrs(({ type }) => ({ type: type ?? 'button' }))`
  display: inline;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--mw-primary);
  font-weight: 700;
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
  ${media.hover} { &:hover { color: var(--mw-primary-hover); } }
  &:disabled { color: var(--mw-disabled); cursor: not-allowed; }
`
