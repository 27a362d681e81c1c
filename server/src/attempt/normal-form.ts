import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { tokensOf } from '@mowka/domain/judge/token'
import { normalise } from '@mowka/domain/normalise'

/** The words of an answer as answers are compared: answers that differ in case and signs are one. */
export function normalFormOf(typed: string, lang: LangCode): string {
  const words = tokensOf(typed, lang).map(({ key }) => key)
  // Composing can make a text longer; what is indexed has to stay short.
  return (words.join(' ') || normalise(typed)).slice(0, MAX_ANSWER_LENGTH).toWellFormed()
}
