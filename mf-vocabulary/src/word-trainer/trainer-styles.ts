import { media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import type { ResultTone } from '@mowka/web/trainer'
import styled, { css, keyframes } from 'styled-components'
import { HINT_MOTION } from './hint-note'

const nod = keyframes`
  20%, 60% { transform: translateY(-6px); }
  40%, 80% { transform: none; }
`
/** Mark of a hint: animated once, then static (V-WTRN-14). Without animation if reduced motion is preferred. */
export const hinted = css`
  border-color: ${tokens.text};
  background: ${tokens.sparkSoft};
  box-shadow: 0 0 0 3px ${tokens.spark};
  @media (prefers-reduced-motion: no-preference) { animation: ${nod} ${HINT_MOTION}ms ${tokens.ease}; }
`
/** The learner's area, indented where there is room for the mascot. */
export const LearnerArea = styled.div`
  margin-left: 60px;
  ${media.belowMedium} { margin-left: 0; }
`
/** Key that triggers the same action as a button. Hidden on phones. */
export const KeyNumber = styled.span.attrs({ 'aria-hidden': true })`
  display: grid;
  flex: none;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: ${tokens.r8};
  background: ${tokens.sunken};
  color: ${tokens.muted};
  font-size: ${tokens.fs13};
  font-weight: 700;
  ${media.belowMedium} { display: none; }
`
const edges: Record<ResultTone, string> = { right: tokens.success, slip: tokens.spark, wrong: tokens.danger }

/** The learner's answer. */
export const AnswerBubble = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })<{
  $verdict: ResultTone | null
}>`
  padding: ${tokens.s3} ${tokens.s5} ${tokens.s4};
  border: 1.5px solid ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.lineStrong)};
  ${media.belowMedium} { padding: ${tokens.s3} ${tokens.s4} ${tokens.s4}; }
`
/** Label above an answer. */
export const answerLabel = css`
  display: block;
  margin-bottom: 6px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`
/** Muted text below an answer. */
export const AnswerNote = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s1} ${tokens.s4};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
/** Text for keyboard users. */
export const ForKeyboards = styled.span`
  ${media.belowMedium} { display: none; }
`
