import type { LangCode } from '../lang-code'
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

/** Endings of Spanish verbs with the accent that tells forms apart (hablo, habló), and of nouns like them (papa, papá). */
const SPANISH_FORMS = /[áéíóú](?:s|n|is)?$/
/** Words of this ending are no forms of verbs: inglés, interés. */
const SPANISH_NOUNS = /[^áéíóúaeiou]és$/
/** The two that are: dar, estar. */
const SPANISH_VERBS = new Set(['dés', 'estés'])

/**
 * Whether a Spanish word without its accent can be another form of the same word. An accent before the last syllable
 * never tells forms apart: "frio" and "trafico" may be forms of other words (freír, traficar), but nobody means those.
 */
const isFormByAccent = (word: string): boolean =>
  SPANISH_FORMS.test(word) && (!SPANISH_NOUNS.test(word) || SPANISH_VERBS.has(word))

/** Words that no ear tells apart without help: "des" and "dès" among others sound otherwise. */
const seenForm = (word: string, lang: LangCode): string => {
  if (lang === 'FR') return word.replace(FRENCH_SEEN, (letter) => withoutMarks(letter))
  if (lang === 'IT') return word.replace(/[èé]/g, 'è')
  return word
}

/** Whether a Spanish word lacks an accent without which it is no other form of itself. "ñ" is a letter of its own. */
function isAccentLeftOut(typed: string, expected: string): boolean {
  const bare = (word: string) => word.replace(/[áéíóú]/g, (letter) => withoutMarks(letter))
  return bare(typed) === bare(expected) && typed === bare(typed) && !isFormByAccent(expected)
}

/** Tells whether two words that differ only in accents sound alike, so that only the eye sees the difference. */
export function isOnlySeen(typed: string, expected: string, lang: LangCode): boolean {
  const elided = expected.lastIndexOf("'") + 1
  if (elided > 0 && typed.startsWith(expected.slice(0, elided))) {
    return isOnlySeen(typed.slice(elided), expected.slice(elided), lang)
  }
  if (seenForm(typed, lang) === seenForm(expected, lang)) return true
  if (lang === 'ES' && isAccentLeftOut(typed, expected)) return true
  const seen = ONLY_SEEN[lang]
  return seen !== undefined && (seen.has(expected) || seen.has(typed))
}
