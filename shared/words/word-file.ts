import { type AffixFile, dictionaryText } from './affix-file'

/** A dictionary entry with its flags. */
export type Entry = { stem: string; flags: readonly string[] }

/** Only letters, apostrophes and hyphens, as in words of an answer. */
const isSpelled = (text: string) => /^[\p{L}\p{M}'-]+$/u.test(text)

/** An abbreviation such as NATO, which would pass for a word in lower case. */
const isAbbreviation = (text: string) => text.length > 1 && !/\p{Ll}/u.test(text)

/** Parses the lines of a word file: `word/flags`, followed by grammar data that is dropped. */
export function readEntries(text: string, { flagsOf }: AffixFile): Entry[] {
  return dictionaryText(text)
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [word = ''] = line.split('\t')
      const slash = word.indexOf('/', 1)
      const stem = (slash < 0 ? word : word.slice(0, slash)).trim()
      if (!isSpelled(stem) || isAbbreviation(stem)) return []
      return [{ stem, flags: slash < 0 ? [] : flagsOf(word.slice(slash + 1).trim()) }]
    })
}
