import type { Orders } from '../types'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Prepositions whose phrase may be at the beginning or the end of a sentence. */
const FRONTED = set('dans en avec chez pendant depuis après avant')
/** Prepositions of phrases that follow the verb, in any order. */
const BEHIND = set(
  "à au aux pour sans sur sous devant derrière vers entre dès jusqu'à jusqu'au jusqu'aux jusqu'en",
)
/** Question words: an interrogative phrase ("avec qui") can't be moved. */
const QUESTIONS = /^(?:qui|que|qu'.+|quoi|quel(?:le)?s?|combien|où|comment|pourquoi)$/
const CLAUSES = /^(?:quand|lorsque|lorsqu'.+|si|s'ils?)$/
const DAYS = set("demain hier aujourd'hui maintenant lundi mardi mercredi jeudi vendredi samedi dimanche")
const DETERMINERS = set('le la les ce cet cette tous toutes chaque')
const TIMES =
  /^(?:l')?(?:matins?|soirs?|nuits?|après-midi|week-ends?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|semaines?|jours?|années?|ans|été|hiver|automne|printemps|mois)$/
const ELIDED_TIMES = /^l'(?:après-midi|été|hiver|automne|année)$/

/** Whether a time expression begins at a word: "le matin", "ce week-end", "tous les jours", "à 7 heures". */
function isTimeAt(keys: readonly string[], at: number, isNumber: (key: string) => boolean): boolean {
  const [word = '', next = '', second = ''] = keys.slice(at, at + 3)
  if (DAYS.has(word) || ELIDED_TIMES.test(word)) return true
  if (word === 'à') return isNumber(next) || /^(?:midi|minuit)$/.test(next)
  return DETERMINERS.has(word) && (TIMES.test(next) || (DETERMINERS.has(next) && TIMES.test(second)))
}

const isPreposition = (key: string): boolean => FRONTED.has(key) || BEHIND.has(key)

/** Whether a phrase is interrogative: a question word, alone or after a preposition. */
const asks = ([first = '', second = '']: readonly string[]): boolean =>
  QUESTIONS.test(first) || (isPreposition(first) && QUESTIONS.test(second))

/** Whether a clause begins at a word. "S'il vous plaît" is none. */
const isClauseAt = (keys: readonly string[], at: number): boolean =>
  CLAUSES.test(keys[at] ?? '') && keys[at + 2] !== 'plaît'

/**
 * Returns the other orders of a French sentence with one adverbial moved: from the beginning to the end, from the end
 * to the beginning, or past its neighbour. The end of an adverbial at the beginning is unknown, so each position is
 * tried. Returns none for a stranded preposition, which is not French. Interrogative phrases are never moved.
 */
export const orders: Orders = (words, isNumber) => {
  const keys = words.map(({ key }) => key)
  const mayBegin = (at: number): boolean =>
    FRONTED.has(keys[at] ?? '') || isClauseAt(keys, at) || isTimeAt(keys, at, isNumber)
  if (isPreposition(keys.at(-1) ?? '')) return []
  const places = keys.map((_, at) => at).slice(1)
  const begin = places.filter((at) => (mayBegin(at) || BEHIND.has(keys[at] ?? '')) && !asks(keys.slice(at)))
  const toEnd = mayBegin(0) && !asks(keys) ? places : []
  const rotated = [...new Set([...toEnd, ...begin])].map((at) => [...words.slice(at), ...words.slice(0, at)])
  const swapped = begin.flatMap((from, index) =>
    begin
      .slice(index + 1)
      .map((next) => [...words.slice(0, from), ...words.slice(next), ...words.slice(from, next)]),
  )
  return [...rotated, ...swapped]
}
