import type { LangCode } from '../../contract/schemas/common'
import { withoutMarks } from './spelling'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Words whose accent is only seen: it tells two words apart that sound alike. Everything else that differs in an accent
 * sounds otherwise, so that with another word or form it is a mistake (hablo, habló).
 */
const ONLY_SEEN: Partial<Record<LangCode, ReadonlySet<string>>> = {
  // Without their marks dictionaries list these as abbreviations.
  FR: set('ça près'),
  ES: set(
    'tú él mí sí té dé sé más aún qué cómo cuándo dónde adónde quién quiénes cuál cuáles cuánto cuánta cuántos cuántas sólo éste ésta éstos éstas ése ésa ésos ésas aquél aquélla aquéllos aquéllas',
  ),
  IT: set('è dà là lì sì né sé tè dì sù fù quì quà stà sà và fà dò stò sò'),
}

/** French marks that change no sound; the acute, the grave on e and the two dots do. */
const FRENCH_SEEN = /[âîûôàùê]/g

/** Words that no ear tells apart without help: "des" and "dès" among others sound otherwise. */
const seenForm = (word: string, lang: LangCode): string => {
  if (lang === 'FR') return word.replace(FRENCH_SEEN, (letter) => withoutMarks(letter))
  if (lang === 'IT') return word.replace(/[èé]/g, 'è')
  return word
}

/** Tells whether two words that differ only in accents sound alike, so that only the eye sees the difference. */
export function isOnlySeen(typed: string, expected: string, lang: LangCode): boolean {
  const elided = expected.lastIndexOf("'") + 1
  if (elided > 0 && typed.startsWith(expected.slice(0, elided))) {
    return isOnlySeen(typed.slice(elided), expected.slice(elided), lang)
  }
  if (seenForm(typed, lang) === seenForm(expected, lang)) return true
  const seen = ONLY_SEEN[lang]
  return seen !== undefined && (seen.has(expected) || seen.has(typed))
}
