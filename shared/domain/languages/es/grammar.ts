import {
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
    article('definite', 'el', { ...masculine, ...tellsMasculine, ...only }),
    article('definite', 'la', feminine),
    article('definite', 'los', masculinePlural),
    article('definite', 'las', femininePlural),
    article('definite', 'lo'),
    article('indefinite', 'un', { ...tellsMasculine, ...only }),
    article('indefinite', 'una', { ...tellsFeminine, ...only }),
    article('indefinite', 'unos', only),
    article('indefinite', 'unas', only),
    article('contracted', 'del', tellsMasculine),
    article('contracted', 'al', tellsMasculine),
  ],
  verbParticles: [],
  genderMark: 'article',
  genderedDeterminers: [],
  ambiguousPrepositions: 'que como según',
  ambiguousNegations: '',
  unmistakableSubjects: 'yo tú él ella usted nosotros nosotras ellos ellas ustedes',
}

/** Feminine nouns with "el" and "un" because they begin with a stressed a. */
const STRESSED_A = /^(?:agua|águila|ala|alma|ancla|área|arma|aula|ave|hacha|hada|hambre)$/

function isWrongBefore(word: string, next: string): boolean {
  const lower = next.toLowerCase()
  // A capital letter marks a name: "de El Salvador".
  if (/^(?:a|de)$/i.test(word)) return next === 'el'
  if (/^(?:la|una)$/i.test(word)) return STRESSED_A.test(lower)
  if (word === 'y') return /^h?i(?![aeo])/.test(lower)
  if (word === 'o') return /^h?[oó]/.test(lower)
  return false
}

export const writing: Writing = {
  quotes: ['"', '"'],
  foreignLetter: /[^a-záéíóúüñ]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: [],
  isWrongBefore,
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-es'],
  // Imperatives with pronouns; the dictionary has them for some verbs only.
  supplement:
    'ponme ponle ponlo póngame póngale póngalo permítame permíteme permítanme sígame síganme síguelo ' +
    'vámonos hagámoslo hagámosla pruébalo pruébala pruébelo pruébatelo bébelo bébetelo ' +
    'encuéntralo encuéntrala encuéntreme gírala gírelo olvídalo olvídelo',
}
