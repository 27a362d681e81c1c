import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import { tokensOf } from '@mowka/shared/domain/judge/token'
import { normalise } from '@mowka/shared/domain/normalise'

/** The words of an answer as answers are compared: answers that differ in case and signs are one. */
export function normalFormOf(typed: string, lang: LangCode): string {
  const words = tokensOf(typed, lang).map(({ key }) => key)
  // Composing can make a text longer; what is indexed has to stay short.
  return (words.join(' ') || normalise(typed)).slice(0, MAX_ANSWER_LENGTH).toWellFormed()
}
