import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { withoutLead } from '@mowka/shared/domain/articles'
import { fixedArticle } from '@mowka/shared/domain/fixed-article'
import { normalise } from '@mowka/shared/domain/normalise'

/** A word as comparing needs it. */
export type Comparable = { answer: string; example: string; transcription: string | null }

/** Kinds of words, as far as the language marks them. */
type Kind = 'verb' | 'noun' | 'phrase' | 'other'

const inSmall = (text: string) => normalise(text).toLowerCase()

/** A word without its article or particle, in small letters. */
const coreOf = (answer: string, lang: LangCode): string => withoutLead(inSmall(answer), lang)

/** The meanings that a translation lists, in small letters, without what stands in brackets. */
function meaningsOf(example: string): string[] {
  const plain = inSmall(example).replace(/\([^()]*\)/g, ' ')
  return plain
    .split(/[,;/]/)
    .map((meaning) => meaning.replace(/\s+/g, ' ').trim())
    .filter((meaning) => meaning !== '')
}

/** What kind of word it is: by its article or particle, and by the Polish translation. */
export function kindOf({ answer, example }: Comparable, lang: LangCode): Kind {
  const [meaning = ''] = meaningsOf(example)
  if (coreOf(answer, lang).split(' ').length > 2) return 'phrase'
  if (/ć( się)?$/.test(meaning.split(' ').slice(0, 2).join(' ')) || (lang === 'ENG' && /^to /.test(answer))) {
    return 'verb'
  }
  if (fixedArticle(answer, lang).article !== '') return 'noun'
  if (lang !== 'ENG' && lang !== 'DE' && coreOf(answer, lang) !== inSmall(answer)) return 'noun'
  if (lang === 'DE' && /^\p{Lu}/u.test(answer)) return 'noun'
  return 'other'
}

/**
 * Whether one word would be right, or look right, where the other is asked for: the same word but for its article, one
 * of the same meanings, or the same sound.
 */
export function isRightToo(one: Comparable, other: Comparable, lang: LangCode): boolean {
  if (coreOf(one.answer, lang) === coreOf(other.answer, lang)) return true
  if (one.transcription !== null && one.transcription === other.transcription) return true
  const meanings = new Set(meaningsOf(one.example))
  return meaningsOf(other.example).some((meaning) => meanings.has(meaning))
}

/** How far a word is from looking like another: by length, and by how it begins. Less is nearer. */
export function unlikeness(one: string, other: string): number {
  const [a, b] = [inSmall(one), inSmall(other)]
  let same = 0
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1
  return Math.abs(a.length - b.length) - Math.min(same, 6) / 2
}
