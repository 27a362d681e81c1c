import type { Grammar, WordSources, Writing } from '../types'

export const grammar: Grammar = {
  articles: [],
  verbParticles: [],
  genderMark: 'ending',
  genderedDeterminers: [],
  ambiguousPrepositions: '',
  ambiguousNegations: '',
  unmistakableSubjects: 'я ты он она оно мы вы они',
}

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
