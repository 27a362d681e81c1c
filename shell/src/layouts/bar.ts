import { media } from '@mowka/kernel/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 50;
  background: var(--mw-navy);
  color: var(--mw-on-navy);
  --mw-focus: var(--mw-focus-on-navy);
  /* Backgrounds are not printed, and white text without one is unreadable. */
  ${media.print} { position: static; background: none; color: var(--mw-text); }
`
export const BarInner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mw-2);
  width: min(100% - 2 * var(--mw-gutter), var(--mw-page-width));
  min-height: var(--mw-header);
  margin-inline: auto;
  ${media.belowMedium} { min-height: 56px; }
`
export const LogoLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-right: var(--mw-6);
  border-radius: var(--mw-r-8);
  color: inherit;
`
export const BarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: var(--mw-1);
  margin-left: auto;
  ${media.print} { display: none; }
`
export const barButton = css`
  display: flex;
  align-items: center;
  gap: var(--mw-2);
  min-width: 44px;
  min-height: 44px;
  padding: 0 var(--mw-2);
  border: 0;
  border-radius: var(--mw-r-12);
  background: none;
  color: inherit;
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;
  ${media.hover} { &:hover { background: rgb(255 255 255 / 0.08); } }
`
