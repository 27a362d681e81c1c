import type { LangCode } from '@mowka/contract/schemas/common'
import { withoutLead } from '@mowka/domain/articles'
import { fixedArticle } from '@mowka/domain/fixed-article'
import { normalise } from '@mowka/domain/normalise'

/** A word with the fields needed for comparing it. */
export type Comparable = { answer: string; example: string; transcription: string | null }

/** Word classes, as far as the language marks them. */
type Kind = 'verb' | 'noun' | 'phrase' | 'other'

const normalizedLower = (text: string) => normalise(text).toLowerCase()

/** Returns a word without its article or particle, in lower case. */
const coreOf = (answer: string, lang: LangCode): string => withoutLead(normalizedLower(answer), lang)

/** Returns the meanings listed in a translation, in lower case and without bracketed remarks. */
function meaningsOf(example: string): string[] {
  const plain = normalizedLower(example).replace(/\([^()]*\)/g, ' ')
  return plain
    .split(/[,;/]/)
    .map((meaning) => meaning.replace(/\s+/g, ' ').trim())
    .filter((meaning) => meaning !== '')
}

/** Determines the word class by article or particle, and by the Polish translation. */
export function kindOf({ answer, example }: Comparable, lang: LangCode): Kind {
  const [meaning = ''] = meaningsOf(example)
  if (coreOf(answer, lang).split(' ').length > 2) return 'phrase'
  if (/ć( się)?$/.test(meaning.split(' ').slice(0, 2).join(' ')) || (lang === 'ENG' && /^to /.test(answer))) {
    return 'verb'
  }
  if (fixedArticle(answer, lang).article !== '') return 'noun'
  if (lang !== 'ENG' && lang !== 'DE' && coreOf(answer, lang) !== normalizedLower(answer)) return 'noun'
  if (lang === 'DE' && /^\p{Lu}/u.test(answer)) return 'noun'
  return 'other'
}

/**
 * Whether a word could be accepted as the answer for another: the same word except for its article, a shared meaning,
 * or the same pronunciation.
 */
export function isAlsoRight(one: Comparable, other: Comparable, lang: LangCode): boolean {
  if (coreOf(one.answer, lang) === coreOf(other.answer, lang)) return true
  if (one.transcription !== null && one.transcription === other.transcription) return true
  const meanings = new Set(meaningsOf(one.example))
  return meaningsOf(other.example).some((meaning) => meanings.has(meaning))
}

/** Distance between two words by length and common prefix; lower is more similar. */
export function wordDistance(one: string, other: string): number {
  const [a, b] = [normalizedLower(one), normalizedLower(other)]
  let same = 0
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1
  return Math.abs(a.length - b.length) - Math.min(same, 6) / 2
}
