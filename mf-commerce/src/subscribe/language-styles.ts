import { media, tokens } from '@mowka/kernel/ui'
import styled, { css } from 'styled-components'

/** Minimum width of a language column, in px (C-SUB-02). */
const LANGUAGE_COLUMN = 68

/** A tile with a radio input that covers it; the tile shows focus and selection. */
export const radioTile = css`
  position: relative;
  border: 1.5px solid ${tokens.line};
  background: ${tokens.card};
  cursor: pointer;
  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  ${media.hover} { &:hover { border-color: ${tokens.lineStrong}; } }
  &:has(:checked) { border-color: ${tokens.text}; box-shadow: 0 0 0 1px ${tokens.text}; }
  &:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
`

export const Langs = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(max-content, 1fr);
  gap: ${tokens.s3};
  margin: -6px;
  padding: 6px;
  overflow-x: auto;
  scroll-padding-inline: 6px;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  ${media.phone} {
    margin-inline: calc(-1 * ${tokens.gutter});
    padding-inline: ${tokens.gutter};
    scroll-padding-inline: ${tokens.gutter};
  }
`

export const Lang = styled.label`
  ${radioTile}
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${tokens.s2};
  min-width: ${LANGUAGE_COLUMN}px;
  min-height: 112px;
  padding: ${tokens.s4} ${tokens.s3} ${tokens.s3};
  border-radius: ${tokens.r16};
  text-align: center;
  scroll-snap-align: start;
  b { line-height: ${tokens.lhTight}; }
  small { max-width: 15ch; color: ${tokens.muted}; font-size: ${tokens.fs13}; line-height: 1.3; }
  &:has(:checked)::after {
    content: '';
    position: absolute;
    top: 8px;
    right: 10px;
    width: 13px;
    height: 5px;
    border-radius: 3px;
    background: ${tokens.spark};
    transform: rotate(-32deg);
  }
  ${media.medium} {
    grid-template-columns: auto 1fr;
    grid-template-rows: auto auto;
    justify-items: start;
    align-content: center;
    gap: 0 ${tokens.s3};
    min-height: 84px;
    padding: ${tokens.s3} ${tokens.s4};
    text-align: left;
    > svg { grid-row: span 2; align-self: center; }
    b { align-self: end; }
    b:last-child { grid-row: span 2; align-self: center; }
  }
`
