import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { WordList } from '@mowka/shared/domain/judge/words'
import { wordSources } from '@mowka/shared/domain/languages/writing'
import { normalise } from '@mowka/shared/domain/normalise'
import { isCompound } from './compounds'
import { fingerprint, hasFingerprint } from './fingerprints'
import { readFingerprints } from './list-file'
import { listSpelling, splitsOf } from './spelling'

/** The list of a language; null where there is none, which makes judging stricter and nothing else. */
export type WordListOf = (lang: LangCode) => WordList | null

/** The list over fingerprints in ascending order. Words are taken in any case and with any apostrophe. */
export function wordList(fingerprints: Uint32Array): WordList {
  const isListed = (spelling: string) => hasFingerprint(fingerprints, fingerprint(spelling))
  const isWhole = (spelling: string) => isListed(spelling) || isCompound(spelling, isListed)
  const isWord = (spelling: string): boolean =>
    isWhole(spelling) || splitsOf(spelling).some(([start, rest]) => isWhole(start) && isWord(rest))
  return { has: (word) => isWord(listSpelling(normalise(word))) }
}

/** The word lists of a folder. Each is read when it is first needed, and one that is not there is logged once. */
export function openWordLists(
  folder: string,
  log: { warn: (about: object, message: string) => void },
): WordListOf {
  const opened = new Map<LangCode, WordList | null>()
  const open = (lang: LangCode): WordList | null => {
    if (wordSources[lang].dictionaries.length === 0) return null
    try {
      return wordList(readFingerprints(folder, lang))
    } catch (err) {
      log.warn({ err, lang }, 'No word list: typos in this language are not tolerated')
      return null
    }
  }
  return (lang) => {
    const known = opened.get(lang)
    if (known !== undefined) return known
    const list = open(lang)
    opened.set(lang, list)
    return list
  }
}
