import { media, tokens } from '@mowka/kernel/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Card surface of a language; the target language has a dark border and the accent. */
export const Frame = styled.div<{ $current: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1.5px solid ${({ $current }) => ($current ? tokens.text : tokens.line)};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  transition: transform ${tokens.base} ${tokens.ease};
  ${({ $current }) => $current && `box-shadow: 0 0 0 1px ${tokens.text};`}
  ${media.hover} {
    &:has(button:hover:enabled) { border-color: ${tokens.text}; box-shadow: ${tokens.lift1}; transform: translateY(-2px); }
  }
  /* The link to the plans replaces the remaining access. */
  ${media.medium} { &:has(> a) > button { flex: none; min-height: 0; padding-bottom: 2px; } }
  ${media.belowMedium} {
    flex-direction: row;
    align-items: center;
    &:has(> a) > button { padding-right: 0; }
    /* Covered by the loader. */
    > [aria-busy] + a { visibility: hidden; }
  }
`
export const Choose = styled.button`
  display: grid;
  flex: 1;
  grid-template-rows: auto auto 1fr;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  min-height: 180px;
  padding: ${tokens.s5};
  border: 0;
  border-radius: ${tokens.r16};
  background: none;
  color: inherit;
  text-align: left;
  > svg { margin-bottom: ${tokens.s3}; border-radius: 10px; }
  &:disabled { color: ${tokens.disabled}; cursor: not-allowed; }
  ${media.belowMedium} {
    grid-template-rows: auto;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 0 ${tokens.s4};
    align-content: center;
    align-items: center;
    min-height: 80px;
    padding: ${tokens.s3} 56px ${tokens.s3} ${tokens.s4};
    > svg { margin: 0; }
  }
`
export const Words = styled.span`
  display: grid;
  gap: 2px;
  justify-items: start;
  min-width: 0;
  b { font-size: ${tokens.fs18}; line-height: 1.25; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.4; }
`
/** Arrow, or a loader while saving. */
export const Mark = styled.span`
  position: absolute;
  top: ${tokens.s4};
  right: ${tokens.s4};
  color: ${tokens.muted};
  [aria-current] > & { color: ${tokens.spark}; }
  /* The accent stays in the corner; the link to the plans is centred. */
  ${media.belowMedium} {
    :not([aria-current]) > &, [aria-busy] > & { top: 50%; transform: translateY(-50%); }
  }
`
export const Accent = styled.i`
  display: block;
  width: 17px;
  height: 6px;
  margin-top: ${tokens.s1};
  border-radius: 3px;
  background: ${tokens.spark};
  transform: rotate(-32deg);
`
export const Greeting = styled.span`
  align-self: end;
  margin-top: ${tokens.s3};
  padding: 5px 12px;
  border-radius: 14px 14px 14px 4px;
  background: ${tokens.sunken};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwHeading};
  ${media.belowMedium} { align-self: center; margin: 0; }
`
export const Time = styled.span<{ $last?: boolean }>`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  margin-top: ${tokens.s3};
  color: ${({ $last }) => ($last ? tokens.danger : 'inherit')};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwHeading};
  svg { width: 18px; height: 18px; }
  ${media.belowMedium} { margin-top: 2px; }
`
export const PlansLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: 44px;
  margin: 0 ${tokens.s5} ${tokens.s2};
  color: ${tokens.text};
  font-weight: ${tokens.fwStrong};
  text-decoration-color: ${tokens.lineStrong};
  text-underline-offset: 4px;
  ${media.belowMedium} { align-self: center; margin: 0 ${tokens.s4} 0 0; white-space: nowrap; }
`
