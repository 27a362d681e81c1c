import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { type Token, tokensOf } from '@mowka/shared/domain/judge/token'

/** The chosen words of a sentence by their places, both included; null for none. */
export type Selection = { from: number; to: number } | null

/** The words of a sentence that can be chosen. Signs between them belong to none. */
export const choosableWords = (sentence: string, lang: LangCode): Token[] => tokensOf(sentence, lang)

export const isChosen = (selection: Selection, place: number): boolean =>
  selection !== null && place >= selection.from && place <= selection.to

/** Whether a word can be pressed: every one at first, then the chosen ones and their neighbours (L-AI-02). */
export const canPress = (selection: Selection, place: number): boolean =>
  selection === null || (place >= selection.from - 1 && place <= selection.to + 1)

/**
 * What is chosen after a word was pressed. A neighbour is added, so that words always stand in the order of the sentence
 * (L-AI-03); a chosen word is taken away, with those behind it unless it is the first.
 */
export function pressed(selection: Selection, place: number): Selection {
  if (!canPress(selection, place)) return selection
  if (selection === null) return { from: place, to: place }
  const { from, to } = selection
  if (!isChosen(selection, place)) return { from: Math.min(from, place), to: Math.max(to, place) }
  if (place === from) return from === to ? null : { from: from + 1, to }
  return { from, to: place - 1 }
}

/** The chosen words as they stand in the sentence; empty for none. */
export function phraseOf(sentence: string, words: readonly Token[], selection: Selection): string {
  if (selection === null) return ''
  return sentence.slice(words[selection.from]?.start ?? 0, words[selection.to]?.end ?? 0)
}
