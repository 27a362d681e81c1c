import { media, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'
import { radioTile } from './language-styles'

/** Minimum width of a plan column, in px (C-SUB-04). */
const PLAN_COLUMN = 270

export const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${PLAN_COLUMN}px), 1fr));
  gap: ${tokens.s4};
  align-items: stretch;
  padding-top: ${tokens.s2};
`

export const Plan = styled.label<{ $featured: boolean }>`
  ${radioTile}
  display: grid;
  align-content: start;
  gap: 2px;
  padding: ${tokens.s6};
  border-radius: ${tokens.r24};
  scroll-margin-bottom: 180px;
  ${({ $featured }) => $featured && `border-color: transparent; background: ${tokens.sparkSoft};`}
  &:has(:checked) [data-mark] { border-color: ${tokens.text}; background: ${tokens.text}; color: ${tokens.card}; svg { visibility: visible; } }
  ${media.phone} { padding: ${tokens.s5}; }
`

export const Name = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s3};
  font-size: ${tokens.fs18};
  [data-mark] {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 2px solid ${tokens.lineStrong};
    border-radius: 50%;
    background: ${tokens.card};
    svg { width: 16px; height: 16px; stroke-width: 3; visibility: hidden; }
  }
`

/** On the upper edge of the card. */
export const Tag = styled.span`
  position: absolute;
  top: -13px;
  left: ${tokens.s6};
  padding: 3px 12px;
  border-radius: 10px 10px 10px 3px;
  background: ${tokens.spark};
  color: ${tokens.onSpark};
  font-size: ${tokens.fs13};
  font-weight: 800;
`

export const Price = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.s2};
  margin-top: ${tokens.s4};
  b { font-size: 2.25rem; font-weight: 900; line-height: 1.1; letter-spacing: -0.02em; white-space: nowrap; }
  ${media.phone} { margin-top: ${tokens.s2}; }
`
export const Total = styled.span`
  display: block;
  margin-top: 6px;
  font-weight: 700;
  s { color: ${tokens.muted}; font-weight: 400; }
`
export const Note = styled.span`
  display: block;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
