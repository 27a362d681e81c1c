import type { LangCode } from '@mowka/contract/schemas/common'
import { type Token, tokensOf } from '@mowka/domain/judge/token'

/** The range of chosen words, both ends inclusive; `null` for none. */
export type Selection = { from: number; to: number } | null

/** Returns the selectable words of a sentence, without the signs in between. */
export const choosableWords = (sentence: string, lang: LangCode): Token[] => tokensOf(sentence, lang)

export const isChosen = (selection: Selection, place: number): boolean =>
  selection !== null && place >= selection.from && place <= selection.to

/** Whether a word can be pressed: every word at first, then the chosen ones and their neighbours (L-AI-02). */
export const canPress = (selection: Selection, place: number): boolean =>
  selection === null || (place >= selection.from - 1 && place <= selection.to + 1)

/**
 * Returns the selection after a press. A neighbour is added, so that words stay in sentence order (L-AI-03); a chosen
 * word is removed together with the ones after it, unless it is the first.
 */
export function pressed(selection: Selection, place: number): Selection {
  if (!canPress(selection, place)) return selection
  if (selection === null) return { from: place, to: place }
  const { from, to } = selection
  if (!isChosen(selection, place)) return { from: Math.min(from, place), to: Math.max(to, place) }
  if (place === from) return from === to ? null : { from: from + 1, to }
  return { from, to: place - 1 }
}

/** Returns the chosen words in sentence order; empty for none. */
export function phraseOf(sentence: string, words: readonly Token[], selection: Selection): string {
  if (selection === null) return ''
  return sentence.slice(words[selection.from]?.start ?? 0, words[selection.to]?.end ?? 0)
}
