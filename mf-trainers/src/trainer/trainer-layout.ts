import { Card, media, tokens } from '@mowka/shared/ui'
import styled from 'styled-components'

/** Work 760 px, side panel 320 px, 32 px between them. */
const WIDTH = '1112px'
const column = `width: min(100% - 2 * ${tokens.gutter}, ${WIDTH}); margin-inline: auto;`

export const Top = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  background: ${tokens.page};
  > div {
    ${column}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${tokens.s4};
    min-height: 72px;
    > :first-child { margin-left: -10px; }
    > :last-child { margin-right: -10px; }
    ${media.belowMedium} { gap: ${tokens.s2}; min-height: 56px; }
  }
`
export const Body = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, ${tokens.trainerWidth}) 320px;
  gap: ${tokens.s8};
  align-items: start;
  margin-top: ${tokens.s2};
  padding-bottom: ${tokens.s10};
  ${media.belowMedium} { display: block; margin-top: 0; padding-bottom: 104px; }
`
export const Side = styled.aside`
  position: sticky;
  top: 80px;
  display: grid;
  gap: ${tokens.s4};
  max-height: calc(100dvh - 96px);
  overflow-y: auto;
`
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s4};
  min-height: 48px;
  margin-bottom: ${tokens.s4};
  h1 { font-size: ${tokens.fs18}; letter-spacing: 0; }
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} { min-height: 0; margin-bottom: 0; }
  ${media.phone} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: ${tokens.s2};
    p { display: none; }
  }
`
export const Task = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin-bottom: ${tokens.s3};
  color: ${tokens.muted};
  font-weight: 700;
  ${media.belowMedium} { min-height: 44px; margin-bottom: ${tokens.s2}; }
`
/** One side of the conversation: the mascot and what it says. */
export const Turn = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  column-gap: ${tokens.s3};
  align-items: end;
  margin-bottom: ${tokens.s4};
  > svg { width: 46px; height: auto; margin-bottom: 2px; }
  ${media.belowMedium} {
    grid-template-columns: 36px minmax(0, 1fr);
    column-gap: ${tokens.s2};
    > svg { width: 36px; }
  }
`
export const SideCard = styled(Card).attrs({ padding: 'none' as const })`
  padding: ${tokens.s4};
`
/** The bar of actions of phones and tablets. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 30;
  display: grid;
  grid-template-columns: 48px 48px 48px minmax(0, 1fr);
  gap: ${tokens.s2};
  padding: ${tokens.s3} ${tokens.gutter} calc(${tokens.s3} + env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
  button { min-height: 52px; padding-inline: ${tokens.s2}; }
`
