/** What kind of word a dictionary entry is. A `name` is a proper noun, a `phrase` several words with one meaning. */
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

/** The gender of a noun: `mf` is said of men and women alike (el estudiante, la estudiante), `pl` has no singular. */
export const wordGenders = ['m', 'f', 'n', 'mf', 'pl'] as const
export type WordGender = (typeof wordGenders)[number]

/** What is known of a word's grammar; null where nobody wrote it. */
export type WordGrammar = { partOfSpeech: PartOfSpeech | null; gender: WordGender | null }

/** A word whose grammar nobody wrote. */
export const NO_GRAMMAR: WordGrammar = { partOfSpeech: null, gender: null }
