import type { LangCode } from '../lang-code'

/** Whether two words that follow one another are written otherwise: "a apple", "de el". `after` is the next word. */
type IsWrong = (first: string, next: string, after: string) => boolean

// Sounds decide, not letters: "a university", "an hour", "an MBA", "an SMS".
const AN_BY_SOUND = /^(?:hour|honest|honour|heir|mba|x-ray)/i
const AN_BY_LETTERS = /^[AEFHILMNORSX](?:[BCDFGHJKLMNPQRSTVWXZ][A-Z]*)?$/
const A_BY_SOUND = /^(?:uni(?!m|n)|us[eu]|using|eu|one|once|ut[ie]|uk$)/i
const takesAn = (word: string) =>
  AN_BY_SOUND.test(word) || AN_BY_LETTERS.test(word) || (/^[aeiou]/i.test(word) && !A_BY_SOUND.test(word))

/** Feminine nouns with "el" and "un": they begin with a stressed a. */
const STRESSED_A = /^(?:agua|águila|ala|alma|ancla|área|arma|aula|ave|hacha|hada|hambre)$/

/** What French words shorten before: a vowel, or an h that is not heard, but for these. */
const FRENCH_VOWEL = /^(?:[aeiouhàâäéèêëîïôöùûüæœ]|y(?![aeiou]))/i
const NOT_SHORTENED =
  /^(?:onz|oui|h(?:ache|aie|aine|all|alte|amac|amburger|amster|and|angar|anch|areng|aricot|arp|asard|aut|érisson|éros|eurt|ibou|ip|obby|ockey|olland|ongr|ont|ors|ot-dog|ouss|uit|url))/i
const shortens = (word: string) => FRENCH_VOWEL.test(word) && !NOT_SHORTENED.test(word)
const isInfinitive = (word: string) => /(?:er|ir|re|oir)$/.test(word)

/** Italian beginnings with lo, gli and uno: s and a consonant, z, gn, ps, pn, x, y, and i before a vowel. */
const TAKES_LO = /^(?:s[bcdfghjklmnpqrtvwxz]|z|gn|ps|pn|x|y|i[aeou])/i
const isItalianVowel = (word: string) => /^[aeiouhàèéìòù]/i.test(word)
const BEFORE_CONSONANTS = /^(?:il|i|del|dei|al|ai|dal|dai|nel|nei|sul|sui|quel|quei)$/

const rules: Partial<Record<LangCode, IsWrong>> = {
  ENG: (first, next) => /^an?$/i.test(first) && takesAn(next) !== (first.toLowerCase() === 'an'),
  ES: (first, next) => {
    const word = next.toLowerCase()
    // Capitals are names: "de El Salvador".
    if (/^(?:a|de)$/i.test(first)) return next === 'el'
    if (/^(?:la|una)$/i.test(first)) return STRESSED_A.test(word)
    if (first === 'y') return /^h?i(?![aeo])/.test(word)
    if (first === 'o') return /^h?[oó]/.test(word)
    return false
  },
  FR: (first, next, after) => {
    const word = first.toLowerCase()
    if (/^(?:la|le|je|me|te|se|ne|de|que|jusque|lorsque|puisque|ma|ta|sa)$/.test(word) && shortens(next))
      return true
    if (word === 'ce') return shortens(next) && next !== 'à'
    if (word === 'si') return /^ils?$/.test(next)
    // With a verb it is a pronoun: "de le voir", "à les y mettre".
    return (
      /^(?:à|de)$/.test(word) &&
      /^les?$/.test(next) &&
      !isInfinitive(after) &&
      !/^(?:y|en|lui|leur)$/.test(after)
    )
  },
  IT: (first, next) => {
    const word = first.toLowerCase()
    if (/^(?:di|a|da|in|su)$/.test(word)) return /^(?:il|lo|la|i|gli|le)$/.test(next) || next.startsWith("l'")
    if (BEFORE_CONSONANTS.test(word)) return isItalianVowel(next) || TAKES_LO.test(next)
    return word === 'un' && TAKES_LO.test(next)
  },
}

/**
 * Articles, and what runs together with them, that no word of the language follows so: English "a" and "an", "a el" and
 * "y hijos" in Spanish, "le ami" and "de le" in French, "il studente" and "di il" in Italian. Which gender a noun has is
 * not known here.
 */
export function articleSlips(text: string, lang: LangCode): string[] {
  const isWrong = rules[lang]
  if (!isWrong) return []
  const words = [...text.matchAll(/(?<![\p{L}'-])(\p{L}+) (?=(\p{L}[\p{L}'-]*)(?: (\p{L}+))?)/gu)]
  return words.flatMap(([, first = '', next = '', after = '']) =>
    isWrong(first, next, after) ? `${first} ${next}` : [],
  )
}
