/** Kinds of differences between an answer and the accepted one, in a teacher's terms. */
export const ISSUE_KINDS = [
  // Slips: the answer is right, but its spelling deserves a note.
  'typo',
  'accent',
  'capital',
  'apostrophe',
  'space',
  'alphabet',
  // Mistakes.
  'article',
  'ending',
  'verb',
  'number',
  'form',
  'preposition',
  'negation',
  'order',
  'missing',
  'extra',
  'word',
  'polish',
] as const
export type IssueKind = (typeof ISSUE_KINDS)[number]

/** One difference between the typed answer and the accepted answer it is compared with. */
export type Issue = {
  kind: IssueKind
  /** The typed text; empty if something is missing. */
  typed: string
  /** The accepted answer's text; empty if something is extra. */
  expected: string
  /**
   * Position of `typed` in the input, in characters: `start` inclusive, `end` exclusive; empty if nothing was typed.
   */
  range: { start: number; end: number }
}

/** A run of letters inside a word, for marking a slip. */
export type LetterPiece = { mark: 'same' | 'extra' | 'missing'; text: string }

/**
 * A piece of the comparison, in reading order. `same` has the accepted answer's text, including spaces and
 * punctuation; `changed` is one word typed for another, with its letters if it is a slip; `moved-from` and `moved-to`
 * are the same words in the typed and in the right position.
 */
export type DiffPiece = {
  mark: 'same' | 'extra' | 'missing' | 'changed' | 'moved-from' | 'moved-to'
  typed: string
  expected: string
  /** Empty unless the wrong letters can be marked. */
  letters: LetterPiece[]
  /** Index of the issue that this piece shows; `null` for matching text. */
  issue: number | null
}
