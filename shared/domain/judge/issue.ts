/** What a teacher would call a difference between an answer and the accepted one. */
export const ISSUE_KINDS = [
  // Slips: the answer is right, the spelling wants a word.
  'typo',
  'accent',
  'capital',
  'apostrophe',
  'space',
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

/** One difference between what was typed and the accepted answer that it is compared with. */
export type Issue = {
  kind: IssueKind
  /** What was typed; empty where something is missing. */
  typed: string
  /** What stands there in the accepted answer; empty where something is too much. */
  expected: string
  /** Where `typed` stands in the input, in characters: `start` included, `end` excluded; empty where nothing was typed. */
  range: { start: number; end: number }
}

/** A stretch of letters inside a word, for marking a slip where it is. */
export type LetterPiece = { mark: 'same' | 'extra' | 'missing'; text: string }

/**
 * A stretch of the comparison, in reading order. `same` shows the accepted answer's text, spaces and signs included;
 * `changed` is one word typed for another, with its letters when it is a slip; `moved-from` and `moved-to` are the same
 * words where they were typed and where they belong.
 */
export type DiffPiece = {
  mark: 'same' | 'extra' | 'missing' | 'changed' | 'moved-from' | 'moved-to'
  typed: string
  expected: string
  /** Empty unless the wrong letters can be marked. */
  letters: LetterPiece[]
  /** Which of the issues this stretch shows; null for what is the same. */
  issue: number | null
}
