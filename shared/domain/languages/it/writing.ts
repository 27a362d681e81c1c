import type { WordSources, Writing } from '../types'

/** Beginnings of words with lo, gli and uno: s and a consonant, z, gn, ps, pn, x, y, and i before a vowel. */
const TAKES_LO = /^(?:s[bcdfghjklmnpqrtvwxz]|z|gn|ps|pn|x|y|i[aeou])/i
const isVowel = (word: string) => /^[aeiouhàèéìòù]/i.test(word)
const BEFORE_CONSONANTS = /^(?:il|i|del|dei|al|ai|dal|dai|nel|nei|sul|sui|quel|quei)$/

function isWrongBefore(word: string, next: string): boolean {
  const lower = word.toLowerCase()
  if (/^(?:di|a|da|in|su)$/.test(lower)) return /^(?:il|lo|la|i|gli|le)$/.test(next) || next.startsWith("l'")
  if (BEFORE_CONSONANTS.test(lower)) return isVowel(next) || TAKES_LO.test(next)
  return lower === 'un' && TAKES_LO.test(next)
}

export const writing: Writing = {
  quotes: ['"', '"'],
  foreignLetter: /[^a-zàèéìíîòóùú]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: [],
  isWrongBefore,
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-it'],
  supplement: '',
}
