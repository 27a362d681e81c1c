import {
  anySingular,
  article,
  feminine,
  femininePlural,
  masculine,
  masculinePlural,
  only,
  tellsFeminine,
  tellsMasculine,
} from '../article'
import type { Grammar, WordSources, Writing } from '../types'

export const grammar: Grammar = {
  articles: [
    article('definite', 'il', { ...masculine, ...tellsMasculine, ...only }),
    article('definite', 'lo', masculine),
    article('definite', 'la', feminine),
    article('definite', "l'", anySingular),
    article('definite', 'i', { ...masculinePlural, ...only }),
    article('definite', 'gli', { ...masculinePlural, ...only }),
    article('definite', 'le', femininePlural),
    article('indefinite', 'un', { ...tellsMasculine, ...only }),
    article('indefinite', 'uno', { ...tellsMasculine, ...only }),
    article('indefinite', 'una', { ...tellsFeminine, ...only }),
    article('indefinite', "un'"),
    article('partitive', 'del', tellsMasculine),
    article('partitive', 'dello'),
    article('partitive', 'della', tellsFeminine),
    article('partitive', 'dei'),
    article('partitive', 'degli'),
    article('partitive', 'delle'),
    ...['al', 'dal', 'nel', 'sul'].map((text) => article('contracted', text, tellsMasculine)),
    ...['alla', 'dalla', 'nella', 'sulla'].map((text) => article('contracted', text, tellsFeminine)),
  ],
  verbParticles: [],
  genderMark: 'article',
  genderedDeterminers: [],
  ambiguousPrepositions: 'del dello della dei degli delle dopo prima',
  ambiguousNegations: '',
  unmistakableSubjects: 'io tu lui noi voi loro',
}

/** Beginnings of words with lo, gli and uno: s and a consonant, z, gn, ps, pn, x, y, and i before a vowel. */
const TAKES_LO = /^(?:s[bcdfghjklmnpqrtvwxz]|z|gn|ps|pn|x|y|i[aeou])/i
/** Abbreviations that are pronounced with a vowel first: un SMS. */
const SPELLED_OUT = /^sms$/i
const isVowel = (word: string) => /^[aeiouhàèéìòù]/i.test(word)
const BEFORE_CONSONANTS = /^(?:il|i|del|dei|al|ai|dal|dai|nel|nei|sul|sui|quel|quei)$/
/** Words that follow the verb "dai" and no article: "dai un bacio alla nonna", "dai a Marco". */
const AFTER_VERB = /^(?:un|uno|una|un'.+|a|ad|al|allo|alla|all'.+|ai|agli|alle|anche|ancora)$/

function isWrongBefore(word: string, next: string): boolean {
  const lower = word.toLowerCase()
  if (lower === 'dai' && AFTER_VERB.test(next)) return false
  if (/^(?:di|a|da|in|su)$/.test(lower)) return /^(?:il|lo|la|i|gli|le)$/.test(next) || next.startsWith("l'")
  if (BEFORE_CONSONANTS.test(lower)) return isVowel(next) || TAKES_LO.test(next)
  return lower === 'un' && TAKES_LO.test(next) && !SPELLED_OUT.test(next)
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
