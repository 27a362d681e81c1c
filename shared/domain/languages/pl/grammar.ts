import type { Grammar, WordSources, Writing } from '../types'

export const grammar: Grammar = {
  articles: [],
  verbParticles: [],
  genderMark: null,
  genderedDeterminers: [],
  ambiguousPrepositions: '',
  ambiguousNegations: '',
  unmistakableSubjects: '',
}

export const writing: Writing = {
  quotes: ['„', '”'],
  foreignLetter: /[^a-ząćęłńóśźżéüö]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: [],
  isWrongBefore: null,
}

export const wordSources: WordSources = {
  dictionaries: [],
  supplement: '',
}
