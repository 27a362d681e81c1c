import type { LangCode } from '../../languages/codes'
import { variantsOf } from '../../languages/variants'

/** Cache of spellings, because the same words are compared repeatedly. */
const spellings = new Map<string, string>()
const CACHE_SIZE = 20_000

/**
 * One spelling for all correct variants of a word and for characters that a keyboard may lack: British and American
 * words, ё and е, Latin letters that look Cyrillic, ß and ss, œ and oe. Words with equal spellings are the same word.
 */
export function spellingOf(key: string, lang: LangCode): string {
  const name = `${lang} ${key}`
  const known = spellings.get(name)
  if (known !== undefined) return known
  const found = variantsOf[lang].spelling(key)
  if (spellings.size >= CACHE_SIZE) spellings.clear()
  spellings.set(name, found)
  return found
}

/** German from a keyboard without umlauts: "schoen" for "schön". */
export const withoutUmlauts = (spelling: string): string =>
  spelling.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
