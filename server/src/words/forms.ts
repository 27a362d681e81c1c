import { type AffixFile, type AffixRule, dictionaryText, fitsCondition, readAffixFile } from './affix-file'

/** A suffix may take another one, and no more: dictionaries need two, and clitics would never end. */
const MOST_SUFFIXES = 2

/** A word of a dictionary with its flags. */
type Entry = { stem: string; flags: readonly string[] }

/** Only letters, apostrophes and hyphens: what can be a word of an answer. */
const isSpelled = (text: string) => /^[\p{L}\p{M}'-]+$/u.test(text)

/** An abbreviation such as NATO, which in lower case would pass for a word. */
const isAbbreviation = (text: string) => text.length > 1 && !/\p{Ll}/u.test(text)

/** Reads the lines of a word file: `word/flags`, and what the dictionary knows of its grammar, which is dropped. */
function readEntries(text: string, { flagsOf }: AffixFile): Entry[] {
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

/** The rules of each flag, with those that can fit a word found by the word's last letter. */
class Suffixes {
  private readonly rules: AffixFile['suffixes']
  private readonly found = new Map<string, AffixRule[]>()

  constructor(rules: AffixFile['suffixes']) {
    this.rules = rules
  }

  /** The rules of a flag that the last letter of a word does not exclude. */
  for(flag: string, word: string): readonly AffixRule[] {
    const end = word.slice(-1)
    const key = flag + end
    let found = this.found.get(key)
    if (!found) {
      found = (this.rules.get(flag) ?? []).filter(
        ({ strip, condition }) =>
          (strip === '' || strip.endsWith(end)) && fitsCondition(end, 0, condition.slice(-1)),
      )
      this.found.set(key, found)
    }
    return found
  }
}

/** The word with the suffix, or null where the rule is not for it. */
function withSuffix(word: string, { strip, add, condition }: AffixRule): string | null {
  if (!word.endsWith(strip)) return null
  if (!fitsCondition(word, word.length - condition.length, condition)) return null
  return word.slice(0, word.length - strip.length) + add
}

/** The word with the prefix, or null where the rule is not for it. */
function withPrefix(word: string, { strip, add, condition }: AffixRule): string | null {
  if (!word.startsWith(strip) || !fitsCondition(word, 0, condition)) return null
  return add + word.slice(strip.length)
}

/**
 * Makes every form of every word of a Hunspell dictionary, as the dictionary writes them, and hands each one on. Forms
 * come more than once, in no order. Compounds are made by nobody: those that are not listed are missing.
 */
export function makeForms(aff: string, dic: string, take: (form: string) => void): void {
  const file = readAffixFile(aff)
  const { prefixes, needAffix, onlyInCompound, circumfix, forbidden } = file
  const suffixes = new Suffixes(file.suffixes)
  const entries = readEntries(dic, file)
  const isMarked = (flags: readonly string[], mark: string | null) => mark !== null && flags.includes(mark)
  const refused = new Set(entries.filter(({ flags }) => isMarked(flags, forbidden)).map(({ stem }) => stem))

  const give = (form: string, flags: readonly string[]) => {
    if (!isMarked(flags, needAffix) && !refused.has(form)) take(form)
  }
  // Affixes that go around a word at once are there in compounds only.
  const isUnusable = (flags: readonly string[]) =>
    isMarked(flags, onlyInCompound) || isMarked(flags, circumfix)

  /** Hands on the word with each prefix, and returns whether there was one. */
  const prefix = (word: string, flags: readonly string[], marks: readonly string[], crossing: boolean) => {
    for (const flag of flags) {
      for (const rule of prefixes.get(flag) ?? []) {
        if ((crossing && !rule.crosses) || isUnusable(rule.flags)) continue
        const form = withPrefix(word, rule)
        if (form === null) continue
        give(form, crossing ? marks : rule.flags)
        if (!crossing) suffix(form, rule.flags, [], 1)
      }
    }
  }

  /** Hands on the word with each suffix, and those with the prefixes that go together with it. */
  const suffix = (
    word: string,
    flags: readonly string[],
    prefixFlags: readonly string[],
    depth: number,
  ): void => {
    for (const flag of flags) {
      for (const rule of suffixes.for(flag, word)) {
        if (isUnusable(rule.flags)) continue
        const form = withSuffix(word, rule)
        if (form === null) continue
        give(form, rule.flags)
        const crossed = rule.crosses ? [...prefixFlags, ...rule.flags] : []
        if (crossed.length > 0) prefix(form, crossed, rule.flags, true)
        if (rule.flags.length > 0 && depth < MOST_SUFFIXES) suffix(form, rule.flags, crossed, depth + 1)
      }
    }
  }

  for (const { stem, flags } of entries) {
    if (isMarked(flags, forbidden) || isMarked(flags, onlyInCompound)) continue
    give(stem, flags)
    prefix(stem, flags, [], false)
    suffix(stem, flags, flags, 1)
  }
  for (const head of file.elisions) take(head)
}
