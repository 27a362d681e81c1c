/** Part of speech of a dictionary entry. A `name` is a proper noun, a `phrase` several words with one meaning. */
export const partsOfSpeech = [
  'noun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'numeral',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
  'phrase',
] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** Gender of a noun: `mf` has both genders (el estudiante, la estudiante), `pl` has no singular. */
export const wordGenders = ['m', 'f', 'n', 'mf', 'pl'] as const
export type WordGender = (typeof wordGenders)[number]

/** Grammar of a word; `null` where it is unspecified. */
export type WordGrammar = { partOfSpeech: PartOfSpeech | null; gender: WordGender | null }

/** The stage of a word recalled once, in a right sentence of its lesson or in the lesson's word training. */
export const RECALLED_STAGE = 1

/** The stage at which a word is done in its lesson and joins the global list (V-STAGE-02, V-STAGE-06). */
export const LESSON_STAGE = 2

/** The stage at which a word is mastered (V-STAGE-03). */
export const LAST_STAGE = 8

/** Page size of word lists (V-RW-07). */
export const WORDS_PER_PAGE = 50

/** Length of the forecast in days, including today. */
export const FORECAST_DAYS = 14

/** Length of the retention statistics in weeks, including this one. */
export const RETENTION_WEEKS = 8
