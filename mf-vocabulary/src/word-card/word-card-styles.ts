import { Button, Card, media, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** Two columns of cards, one below 860 px. Focused buttons are scrolled clear of the bottom bar. */
export const WordGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s4};
  button { scroll-margin-bottom: 180px; }
  @media (max-width: 859.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s3};
  }
`

/** Card surface; a known word has none. */
export const Surface = styled(Card)<{ $known?: boolean }>`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${tokens.s4} ${tokens.s5} ${tokens.s3};
  ${({ $known }) => $known && 'background: none;'}
  ${media.phone} { padding: ${tokens.s3} ${tokens.s4} 10px; }
`

export const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.s4};
  ${media.phone} { gap: ${tokens.s3}; }
`

export const Meaning = styled.div<{ $known?: boolean }>`
  > h3 {
    font-size: 1.25rem;
    line-height: 1.3;
    ${({ $known }) => $known && `color: ${tokens.muted};`}
  }
  > p { color: ${tokens.muted}; line-height: ${tokens.lhSnug}; }
  > small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

export const Examples = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  margin: ${tokens.s3} 0 ${tokens.s1} 60px;
  ${media.phone} { margin-left: 56px; }
  > li { line-height: 1.4; }
  span { display: block; font-weight: 600; text-wrap: balance; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px ${tokens.s2};
  min-height: 44px;
  margin-top: auto;
  padding-top: ${tokens.s3};
`

/** A line above the footer, so that short and long cards end at the same height. */
export const FootLine = styled.div`
  margin-top: auto;
  padding-top: ${tokens.s3};
  > ${Foot} { border-top: 1px solid ${tokens.line}; }
`

/** Text equivalent of the chips. */
export const StageWord = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwStrong};
`

/** Text button at the end of the card that hides the word or shows it again. */
export const Toggle = styled(Button)`
  margin-right: -12px;
  margin-left: auto;
  color: ${tokens.muted};
`

/** The check mark: muted until the word is complete, then green. */
export const CompleteMark = styled.span<{ $complete: boolean }>`
  display: inline-flex;
  color: ${({ $complete }) => ($complete ? tokens.success : tokens.lineStrong)};
  ${({ $complete }) => !$complete && 'opacity: 0.55;'}
`
