import type { LangCode } from '../../languages/codes'
import { withoutMarks } from '../../languages/parts'
import type { Step } from '../align'
import type { Token } from '../answers/token'

/** A typed sentence that is compared with the accepted answers. */
export type Input = { input: string; question: string; lang: LangCode }

/** An input with one phrase in another place. */
export type Move = {
  tokens: readonly Token[]
  /** Whether an accepted answer, as the steps of its alignment, has the phrase in the same clause. */
  fits: (steps: readonly Step[]) => boolean
}

/** Indexes of words, the end exclusive. */
export type Span = { from: number; to: number }

export const ANY_SIGN = /[,;:.?!…]/
export const END_OF_SENTENCE = /[;:.?!…]/

/** Whether an accepted answer has a sign between two words of a span. */
export const hasSign = (steps: readonly Step[], { from, to }: Span, sign: RegExp): boolean =>
  steps.some(
    (step) =>
      step.op === 'signs' && step.from > from && step.from < to && sign.test(step.edges[0]?.text ?? ''),
  )

/** Whether a sign comes before each word of an input. */
export const signsOf = (tokens: readonly Token[], input: string, sign: RegExp): boolean[] =>
  tokens.map(({ start }, at) => at > 0 && sign.test(input.slice(tokens[at - 1]?.end, start)))

/** Moves a phrase to a place among the other words. */
export function moved(tokens: readonly Token[], { from, to }: Span, place: number) {
  const rest = [...tokens.slice(0, from), ...tokens.slice(to)]
  const order = rest.toSpliced(place, 0, ...tokens.slice(from, to))
  const length = to - from
  const passed = place < from ? { from: place + length, to } : { from, to: place }
  return { order, passed }
}

export const phraseAt = (tokens: readonly Token[], at: number, length: number): string =>
  withoutMarks(
    tokens
      .slice(at, at + length)
      .map(({ key }) => key)
      .join(' '),
  )

export const occursOnce = (tokens: readonly Token[], { from, to }: Span): boolean => {
  const phrase = phraseAt(tokens, from, to - from)
  return tokens.every((_, at) => at === from || phraseAt(tokens, at, to - from) !== phrase)
}
