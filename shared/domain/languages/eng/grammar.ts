import { article, only } from '../article'
import type { Grammar, WordSources, Writing } from '../types'

export const grammar: Grammar = {
  articles: [
    article('indefinite', 'a', only),
    article('indefinite', 'an', only),
    article('definite', 'the', only),
  ],
  verbParticles: ['to'],
  genderMark: null,
  genderedDeterminers: [],
  ambiguousPrepositions:
    'to up down off over about around along across through near next past before after until till since like than as opposite besides',
  ambiguousNegations: '',
  unmistakableSubjects: '',
}

// The sound decides, not the letter: "a university", "an hour", "an MBA", "an SMS".
const AN_BY_SOUND = /^(?:hour|honest|honour|heir|mba|x-ray)/i
const AN_BY_LETTERS = /^[AEFHILMNORSX](?:[BCDFGHJKLMNPQRSTVWXZ][A-Z]*)?$/
const A_BY_SOUND = /^(?:uni(?!m|n)|us[eu]|using|eu|one|once|ut[ie]|uk$)/i
const takesAn = (word: string) =>
  AN_BY_SOUND.test(word) || AN_BY_LETTERS.test(word) || (/^[aeiou]/i.test(word) && !A_BY_SOUND.test(word))

export const writing: Writing = {
  quotes: ['"', '"'],
  foreignLetter: /[^a-zéñçè]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: ['had', 'that'],
  isWrongBefore: (word, next) => /^an?$/i.test(word) && takesAn(next) !== (word.toLowerCase() === 'an'),
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-en', 'dictionary-en-gb'],
  supplement: '',
}
