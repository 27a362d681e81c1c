import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { hintText } from './hint'

/**
 * What a hint tells: the beginning of a word, how many letters follow, and which written word it is compared with.
 * `isRepeated`: it was told in full before, and the mistake is still there.
 */
export type HintNote = { piece: string; rest: number; instead: string | null; isRepeated?: true }

/** A hint for a text: what becomes of the text, what is selected in it, and what is told. */
export type TextHint = { text: string; select: Selection; note: HintNote }

/** A part of a text; a caret when both ends are the same. */
export type Selection = { from: number; to: number }

/**
 * Gives hints for a text that is being written. What is missing is written into it. What was written wrong is never
 * taken away: it is selected, so that the learner writes over it, and the right word is shown next to it, letter by
 * letter while it is there.
 */
export class TextHints {
  /** The wrong word that the last hint was about: the text with it, and with the piece in its place. */
  private wrong: {
    text: string
    mended: string
    select: Selection
    note: HintNote & { instead: string }
  } | null = null

  give(text: string, answers: readonly string[], lang: LangCode): TextHint | null {
    const known = this.wrong?.text === text ? this.wrong : null
    if (known?.note.rest === 0)
      return { text, select: { ...known.select }, note: { ...known.note, isRepeated: true } }
    const hint = hintText(known?.mended ?? text, answers, lang)
    if (!hint) return null
    const { piece, rest, replaced } = hint
    const wrong = known
      ? { word: known.note.instead, select: known.select }
      : replaced && { word: replaced.text, select: { from: replaced.from, to: replaced.to } }
    if (!wrong) {
      this.wrong = null
      return {
        text: hint.text,
        select: { from: hint.caret, to: hint.caret },
        note: { piece, rest, instead: null },
      }
    }
    const { select, word } = wrong
    const note = { piece, rest, instead: word }
    this.wrong = { text, mended: hint.text, select, note }
    return { text, select, note }
  }
}
