import {
  anyPlural,
  anySingular,
  article,
  feminine,
  masculine,
  only,
  tellsFeminine,
  tellsMasculine,
} from '../article'
import type { Grammar, WordSources, Writing } from '../types'

export const grammar: Grammar = {
  articles: [
    article('definite', 'le', masculine),
    article('definite', 'la', feminine),
    article('definite', "l'", anySingular),
    article('definite', 'les', anyPlural),
    article('indefinite', 'un', { ...masculine, ...tellsMasculine, ...only }),
    article('indefinite', 'une', { ...feminine, ...tellsFeminine, ...only }),
    article('indefinite', 'des', anyPlural),
    article('partitive', 'du', { entry: ['m'], ...tellsMasculine }),
    article('partitive', 'de'),
    article('contracted', 'au', tellsMasculine),
  ],
  verbParticles: ['se', "s'"],
  genderMark: 'article',
  genderedDeterminers: [['cette', 'f']],
  ambiguousPrepositions: 'de du des en comme avant après jusque',
  ambiguousNegations: 'plus personne',
  unmistakableSubjects: 'je tu il elle on nous vous ils elles',
}

/** Words are elided before a vowel and a silent h. */
const VOWEL = /^(?:[aeiouhàâäéèêëîïôöùûüæœ]|y(?![aeiou]))/i
/** Words with an aspirated h, and other exceptions. */
const NOT_ELIDED =
  /^(?:onz|oui|h(?:ache|aie|aine|all|alte|amac|amburger|amster|and|angar|anch|areng|aricot|arp|asard|aut|érisson|éros|eurt|ibou|ip|obby|ockey|olland|ongr|ont|ors|ot-dog|ouss|uit|url))/i
const causesElision = (word: string) => VOWEL.test(word) && !NOT_ELIDED.test(word)
const isInfinitive = (word: string) => /(?:er|ir|re|oir)$/.test(word)

function isWrongBefore(word: string, next: string, after: string): boolean {
  const lower = word.toLowerCase()
  if (/^(?:la|le|je|me|te|se|ne|de|que|jusque|lorsque|puisque|ma|ta|sa)$/.test(lower) && causesElision(next))
    return true
  if (lower === 'ce') return causesElision(next) && next !== 'à'
  if (lower === 'si') return /^ils?$/.test(next)
  // Before a verb "le" is a pronoun: "de le voir", "à les y mettre".
  return (
    /^(?:à|de)$/.test(lower) &&
    /^les?$/.test(next) &&
    !isInfinitive(after) &&
    !/^(?:y|en|lui|leur)$/.test(after)
  )
}

export const writing: Writing = {
  quotes: ['"', '"'],
  foreignLetter: /[^a-zàâæçéèêëîïôœùûüÿ]/iu,
  foreignScript: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  repeatable: ['nous', 'vous'],
  isWrongBefore,
}

export const wordSources: WordSources = {
  dictionaries: ['dictionary-fr'],
  supplement: '',
}
