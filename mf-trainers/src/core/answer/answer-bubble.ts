import { media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import type { ResultTone } from '@mowka/web/trainer'
import styled from 'styled-components'

const edges: Record<ResultTone, string> = { right: tokens.success, slip: tokens.spark, wrong: tokens.danger }

/**
 * The learner's speech bubble, with its tail on the right. After the check the border has the color of the verdict.
 */
export const AnswerBubble = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })<{
  $verdict: ResultTone | null
}>`
  padding: ${tokens.s3} ${tokens.s5};
  border: 1.5px solid ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.lineStrong)};
  transition: border-color ${tokens.slow} ${tokens.ease};
  ${media.belowMedium} { padding: ${tokens.s3} ${tokens.s4}; }
`
/** The learner's turn in the conversation, indented on wide screens. */
export const MyTurn = styled.div`
  margin: 0 0 ${tokens.s4} 60px;
  ${media.belowMedium} { margin-left: 0; }
`
/** The line below an answer for special characters and tools; hidden if empty. */
export const UnderAnswer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin-top: ${tokens.s3};
  &:empty { display: none; }
`
