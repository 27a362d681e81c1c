import { SpeechBubble, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** A row of buttons. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  &:focus-visible { outline: none; }
`
/** A word of the sentence, or a kind of question. */
export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  min-width: ${tokens.touch};
  min-height: ${tokens.touch};
  justify-content: center;
  padding: 0 10px;
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: 10px;
  background: ${tokens.card};
  color: inherit;
  font-weight: 700;
  svg.tabler-icon { width: 18px; height: 18px; }
  &[aria-pressed='true'] { border-color: ${tokens.text}; background: ${tokens.text}; color: ${tokens.card}; }
  &[aria-disabled='true'] {
    border-color: ${tokens.line};
    background: none;
    color: ${tokens.disabled};
    cursor: not-allowed;
  }
`
/** A short instruction for the next step. */
export const Step = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.s2};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 700;
`
/** A message of the learner. */
export const LearnerBubble = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })`
  justify-self: end;
  max-width: 100%;
  padding: ${tokens.s2} ${tokens.s4};
  border-color: transparent;
  background: ${tokens.navySoft};
  font-weight: 700;
  /* The marked answer has the same size as the surrounding text. */
  p[lang] { font-size: ${tokens.fs16}; line-height: 1.8; }
`
/** A message of the assistant. */
export const AssistantBubble = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  padding: ${tokens.s3} ${tokens.s4};
  background: ${tokens.page};
  h3 { margin: ${tokens.s3} 0 2px; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  > * + p { margin-top: ${tokens.s3}; }
`
