import type { WordSources, Writing } from '../types'

export const writing: Writing = {
  quotes: ['„', '“'],
  foreignLetter: /[^a-zäöüßé]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: [],
  isWrongBefore: null,
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-de'],
  supplement: '',
}
