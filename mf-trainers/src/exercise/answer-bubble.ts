import { media, SpeechBubble, tokens } from '@mowka/shared/ui'
import styled, { css } from 'styled-components'

/** What the learner says: the bubble with the tail at the right. `$wrong` marks its edge. */
export const AnswerBubble = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })<{
  $wrong?: boolean
}>`
  padding: ${tokens.s3} ${tokens.s5};
  border: 1.5px solid ${({ $wrong }) => ($wrong ? tokens.danger : tokens.lineStrong)};
  ${media.belowMedium} { padding: ${tokens.s3} ${tokens.s4}; }
`
/** The name over the answer. */
export const answerLabel = css`
  display: block;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`
export const AnswerLabel = styled.p`${answerLabel}`

/** The learner's turn in the conversation, moved in from the left. */
export const MyTurn = styled.div`
  margin: 0 0 ${tokens.s4} 60px;
  ${media.belowMedium} { margin-left: 0; }
`
/** The line below an answer: special characters, tools. */
export const UnderAnswer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin-top: ${tokens.s3};
`
