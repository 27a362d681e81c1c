import type { LangCode } from '../lang-code'
import { judgings } from '../languages/judging'

const silentWords = new Map<LangCode, ReadonlySet<string>>()

/** Words whose accent distinguishes them in writing only. */
function silentWordsOf(lang: LangCode): ReadonlySet<string> {
  const known = silentWords.get(lang)
  if (known) return known
  const words = new Set(judgings[lang].accents?.silent.split(' '))
  silentWords.set(lang, words)
  return words
}

/**
 * Whether two words that differ only in accents sound alike. Other accents change the sound and usually the word or
 * form, so they count as mistakes (hablo, habló).
 */
export function isOnlySeen(typed: string, expected: string, lang: LangCode): boolean {
  const elided = expected.lastIndexOf("'") + 1
  if (elided > 0 && typed.startsWith(expected.slice(0, elided))) {
    return isOnlySeen(typed.slice(elided), expected.slice(elided), lang)
  }
  const { accents } = judgings[lang]
  if (accents === null) return typed === expected
  if (accents.soundOf(typed) === accents.soundOf(expected) || accents.isLeftOut(typed, expected)) return true
  const silent = silentWordsOf(lang)
  return silent.has(expected) || silent.has(typed)
}
