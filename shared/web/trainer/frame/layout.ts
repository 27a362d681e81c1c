import { Card, media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import styled, { keyframes } from 'styled-components'

/** Exercise 760 px, side panel 320 px, 32 px between them. */
const WIDTH = '1112px'
const TOP_HEIGHT = '72px'
const TOP_HEIGHT_PHONE = '56px'
const column = `width: min(100% - 2 * ${tokens.gutter}, ${WIDTH}); margin-inline: auto;`

/** The top bar, fixed while the exercise scrolls. */
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
    min-height: ${TOP_HEIGHT};
    > :first-child { margin-left: -10px; }
    > :last-child { margin-right: -10px; }
    ${media.belowMedium} { gap: ${tokens.s2}; min-height: ${TOP_HEIGHT_PHONE}; }
  }
`
/** The exercise, with the side panel next to it from 960 px. */
export const Body = styled.div`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, ${tokens.trainerWidth}) 320px;
  gap: ${tokens.s8};
  align-items: start;
  margin-top: ${tokens.s2};
  padding-bottom: ${tokens.s10};
  /* Wider for the assistant's full sentences. More padding would make the page scroll and clip the panel. */
  &:has(> [data-whole]) {
    grid-template-columns: minmax(0, ${tokens.trainerWidth}) 384px;
    padding-bottom: ${tokens.s4};
  }
  ${media.belowMedium} { display: block; margin-top: 0; padding-bottom: 104px; }
`
/** The panel next to the exercise. Exactly as high as the remaining screen, so that the page doesn't scroll. */
export const Side = styled.aside`
  position: sticky;
  top: calc(${TOP_HEIGHT} + ${tokens.s2});
  display: flex;
  flex-direction: column;
  gap: ${tokens.s4};
  max-height: calc(100dvh - ${TOP_HEIGHT} - ${tokens.s2} - ${tokens.s10});
  &[data-whole] { height: calc(100dvh - ${TOP_HEIGHT} - ${tokens.s2} - ${tokens.s4}); max-height: none; }
  @media (max-height: 560px) { overflow-y: auto; }
`
/** A card in the side panel. */
export const SideCard = styled(Card).attrs({ padding: 'none' as const })`
  padding: ${tokens.s4};
`
/** The task, in a line above the exercise. */
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
const nod = keyframes`
  40% { transform: translateY(5px); }
  70% { transform: translateY(-2px); }
`
const tilt = keyframes`
  40%, 70% { transform: rotate(-9deg); }
`
/** One turn of the conversation: the mascot and its speech. Inside an element with `data-gesture` the mascot moves. */
export const Turn = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  column-gap: ${tokens.s3};
  align-items: end;
  margin-bottom: ${tokens.s4};
  > svg { width: 46px; height: auto; margin-bottom: 2px; }
  [data-gesture='nod'] & > svg { animation: ${nod} ${tokens.slow} ${tokens.ease} 2; }
  [data-gesture='tilt'] & > svg {
    transform-origin: 50% 100%;
    animation: ${tilt} 480ms ${tokens.ease};
  }
  ${media.belowMedium} {
    grid-template-columns: 36px minmax(0, 1fr);
    column-gap: ${tokens.s2};
    > svg { width: 36px; }
  }
`

/** The question, in one line with its play button. */
export const SayBubble = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  padding: ${tokens.s4} ${tokens.s4} ${tokens.s4} ${tokens.s5};
  ${media.belowMedium} { gap: ${tokens.s1}; padding: ${tokens.s3} ${tokens.s2} ${tokens.s3} ${tokens.s4}; }
`
