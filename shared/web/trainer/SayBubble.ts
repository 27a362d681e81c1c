import { media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** The question, in one line with its play button. */
export const SayBubble = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  padding: ${tokens.s4} ${tokens.s4} ${tokens.s4} ${tokens.s5};
  ${media.belowMedium} { gap: ${tokens.s1}; padding: ${tokens.s3} ${tokens.s2} ${tokens.s3} ${tokens.s4}; }
`
