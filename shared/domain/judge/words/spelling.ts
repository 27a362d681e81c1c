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

/** Whether a typed spelling is the expected one from a keyboard that lacks letters of the language. */
export const isFromOtherKeyboard = (typed: string, expected: string, lang: LangCode): boolean =>
  variantsOf[lang].keyboardSpelling?.(expected) === typed
