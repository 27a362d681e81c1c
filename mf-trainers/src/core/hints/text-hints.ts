import type { LangCode } from '@mowka/contract/schemas/common'
import { hintText } from './hint'

/**
 * The note of a hint: the beginning of a word, the number of letters that follow, and the written word it replaces.
 * `isRepeated`: fully revealed before, and the mistake is still there.
 */
export type HintNote = { piece: string; rest: number; instead: string | null; isRepeated?: true }

/** A hint for a text: the new text, the selection in it and the note. */
export type TextHint = { text: string; select: Selection; note: HintNote }

/** A range in a text; a caret if both ends are equal. */
export type Selection = { from: number; to: number }

/**
 * Hints for a text field. Missing words are inserted into the text. A wrong word is never removed: it is selected, so
 * that the learner can overwrite it, and the right word is revealed next to it, letter by letter.
 */
export class TextHints {
  /** The wrong word of the last hint: the text with it, and the text with the revealed piece in its place. */
  private wrong: {
    text: string
    corrected: string
    select: Selection
    note: HintNote & { instead: string }
  } | null = null

  give(text: string, answers: readonly string[], lang: LangCode): TextHint | null {
    const known = this.wrong?.text === text ? this.wrong : null
    if (known?.note.rest === 0)
      return { text, select: { ...known.select }, note: { ...known.note, isRepeated: true } }
    const hint = hintText(known?.corrected ?? text, answers, lang)
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
    this.wrong = { text, corrected: hint.text, select, note }
    return { text, select, note }
  }
}
