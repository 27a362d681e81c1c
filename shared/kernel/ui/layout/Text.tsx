import styled, { css } from 'styled-components'
import { ownProps } from '../theme/own-props'

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

export type TextProps = {
  size?: 13 | 14 | 16 | 18 | 22 | 28
  weight?: 'body' | 'strong' | 'heading'
  balance?: boolean
}
const weights = { body: 400, strong: 700, heading: 800 } as const

/** A paragraph in a size of the type scale; use `as="span"` inside a line. */
export const Text = styled.p.withConfig(ownProps('size', 'weight', 'balance'))<TextProps>`
  font-size: ${({ size = 16 }) => `var(--mw-fs-${size})`};
  font-weight: ${({ weight = 'body' }) => weights[weight]};
  ${({ balance }) => balance && 'text-wrap: balance;'}
`

/** Secondary text. */
export const Muted = styled(Text)`
  color: var(--mw-muted);
`

/** The sentence being learned, in large type. Always set `lang`. */
export const Sentence = styled.p<{ lang: string }>`
  flex: 1;
  min-width: 0;
  font-size: var(--mw-fs-sentence);
  font-weight: 700;
  line-height: 1.28;
  letter-spacing: -0.005em;
  text-wrap: balance;
  &:focus-visible { border-radius: var(--mw-r-8); outline-offset: 4px; }
`

/**
 * A speech bubble: its tail is on the left (said to the learner) or, with `me`, on the right (said by the learner).
 * For sentences, answers, results, examples, the assistant; never for containers or inputs.
 */
export const SpeechBubble = styled.div.withConfig(ownProps('me', 'padding'))<{
  me?: boolean
  padding?: 'none' | 'normal'
}>`
  min-width: 0;
  padding: ${({ padding = 'normal' }) => (padding === 'none' ? '0' : 'var(--mw-4) var(--mw-5)')};
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-bubble${({ me }) => (me ? '-me' : '')});
  background: var(--mw-card);
`

/** A phonetic transcription, in a font with IPA characters. */
export const Ipa = styled.span`
  color: var(--mw-muted);
  font-family: var(--mw-font-ipa);
`
