import styled from 'styled-components'

/** A box and its words, one target of at least 44 px. */
export const CheckLine = styled.label<{ $top?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: ${({ $top }) => ($top ? 'flex-start' : 'center')};
  gap: var(--mw-3);
  min-height: 44px;
  ${({ $top }) => $top && 'padding-block: 10px; line-height: 1.5;'}
  font-weight: 600;
  cursor: pointer;
  &:has(input:disabled) { color: var(--mw-disabled); cursor: not-allowed; }
`
