import type { WordSources, Writing } from '../types'

export const writing: Writing = {
  quotes: ['"', '"'],
  foreignLetter: /[^а-яё]/iu,
  foreignScript: /\p{Script=Latin}/u,
  repeatable: [],
  isWrongBefore: null,
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-ru'],
  supplement: '',
}
