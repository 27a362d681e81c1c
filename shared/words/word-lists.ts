import { normalise } from '@mowka/domain/exercise/normalise'
import type { LangCode } from '@mowka/domain/languages/codes'
import { wordSources } from '@mowka/domain/languages/grammar'
import type { WordList } from '@mowka/domain/languages/types'
import { isCompound } from './compounds'
import { type FingerprintTable, fingerprint, hasFingerprint } from './fingerprints'
import { readFingerprints } from './list-file'
import { listSpelling, splitsOf } from './spelling'

/** Returns the list of a language; null if there is none, which only makes judging stricter. */
export type WordListOf = (lang: LangCode) => WordList | null

/** Creates a list from fingerprints. Lookups ignore case and the kind of apostrophe. */
export function wordList(fingerprints: FingerprintTable): WordList {
  const isListed = (spelling: string) => hasFingerprint(fingerprints, fingerprint(spelling))
  const isWhole = (spelling: string) => isListed(spelling) || isCompound(spelling, isListed)
  const isWord = (spelling: string): boolean =>
    isWhole(spelling) || splitsOf(spelling).some(([start, rest]) => isWhole(start) && isWord(rest))
  return { has: (word) => isWord(listSpelling(normalise(word))) }
}

/**
 * Opens the word lists in a folder. Each is read on first use. A missing one is logged once, and read as soon as it is
 * there.
 */
export function openWordLists(
  folder: string,
  log: { warn: (about: object, message: string) => void },
): WordListOf {
  const opened = new Map<LangCode, WordList>()
  const missing = new Set<LangCode>()
  const open = (lang: LangCode): WordList | null => {
    if (wordSources[lang].dictionaries.length === 0) return null
    try {
      return wordList(readFingerprints(folder, lang))
    } catch (err) {
      if (!missing.has(lang))
        log.warn({ err, lang }, 'No word list: typos in this language are not tolerated')
      missing.add(lang)
      return null
    }
  }
  return (lang) => {
    const known = opened.get(lang)
    if (known) return known
    const list = open(lang)
    if (list) opened.set(lang, list)
    return list
  }
}
