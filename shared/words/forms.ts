import { type AffixFile, type AffixRule, fitsCondition, readAffixFile } from './affix-file'
import { endPart, forePart, noCompound } from './compounds'
import { type Entry, readEntries } from './word-file'

/** Maximum number of consecutive suffixes: dictionaries need two, and clitics would recurse endlessly. */
const MAX_SUFFIXES = 2

/** Rules by flag, indexed by the last character of the words they can match. */
class Suffixes {
  private readonly rules: AffixFile['suffixes']
  private readonly found = new Map<string, AffixRule[]>()

  constructor(rules: AffixFile['suffixes']) {
    this.rules = rules
  }

  /** Returns the rules of a flag that the word's last character doesn't exclude. */
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

/** Returns the word with the suffix, or null if the rule doesn't match. */
function withSuffix(word: string, { strip, add, condition }: AffixRule): string | null {
  if (!word.endsWith(strip)) return null
  if (!fitsCondition(word, word.length - condition.length, condition)) return null
  return word.slice(0, word.length - strip.length) + add
}

/** Returns the word with the prefix, or null if the rule doesn't match. */
function withPrefix(word: string, { strip, add, condition }: AffixRule): string | null {
  if (!word.startsWith(strip) || !fitsCondition(word, 0, condition)) return null
  return add + word.slice(strip.length)
}

const isMarked = (flags: readonly string[], mark: string | null) => mark !== null && flags.includes(mark)

/** Creates forms of words by the rules of one affix file. */
class Affixes {
  private readonly file: AffixFile
  private readonly suffixes: Suffixes

  constructor(file: AffixFile) {
    this.file = file
    this.suffixes = new Suffixes(file.suffixes)
  }

  /** Passes a word and all its forms to `emit`, each with the flags of its last affix or of the word. */
  formsOf({ stem, flags }: Entry, emit: (form: string, flags: readonly string[]) => void): void {
    emit(stem, flags)
    this.addPrefixes(stem, flags, (form, rule) => {
      emit(form, rule.flags)
      this.addSuffixes(form, rule.flags, [], MAX_SUFFIXES, emit)
    })
    this.addSuffixes(stem, flags, flags, MAX_SUFFIXES, emit)
  }

  private addPrefixes(
    word: string,
    flags: readonly string[],
    emit: (form: string, rule: AffixRule) => void,
  ): void {
    for (const flag of flags) {
      for (const rule of this.file.prefixes.get(flag) ?? []) {
        if (this.goesAround(rule)) continue
        const form = withPrefix(word, rule)
        if (form !== null) emit(form, rule)
      }
    }
  }

  /** `prefixFlags` are those of the word, whose prefixes may combine with its suffixes. */
  private addSuffixes(
    word: string,
    flags: readonly string[],
    prefixFlags: readonly string[],
    most: number,
    emit: (form: string, flags: readonly string[]) => void,
  ): void {
    for (const flag of flags) {
      for (const rule of this.suffixes.for(flag, word)) {
        if (this.goesAround(rule)) continue
        const form = withSuffix(word, rule)
        if (form === null) continue
        emit(form, rule.flags)
        const crossed = rule.crosses ? [...prefixFlags, ...rule.flags] : []
        this.addPrefixes(form, crossed, (both, { crosses }) => {
          if (crosses) emit(both, [])
        })
        if (most > 1) this.addSuffixes(form, rule.flags, crossed, most - 1, emit)
      }
    }
  }

  /** Circumfixes exist only for halves of coordinated compounds: "Haus- und Hoftür". */
  private goesAround({ flags }: AffixRule): boolean {
    return isMarked(flags, this.file.circumfix)
  }
}

/**
 * Creates every form of every word in a Hunspell dictionary and passes it to `emit`, with duplicates and in no order.
 * Parts of compounds are passed with their marks.
 */
export function makeForms(aff: string, dic: string, emit: (form: string) => void): void {
  const file = readAffixFile(aff)
  const { needAffix, onlyInCompound, forbidden, compoundBegin, compoundMiddle, compoundEnd } = file
  const affixes = new Affixes(file)
  const entries = readEntries(dic, file)
  const refused = new Set(entries.filter(({ flags }) => isMarked(flags, forbidden)).map(({ stem }) => stem))

  for (const entry of entries) {
    const isForbidden = isMarked(entry.flags, forbidden)
    const isPart = isMarked(entry.flags, onlyInCompound)
    const isEnd = isMarked(entry.flags, compoundEnd)
    if (isForbidden && compoundEnd === null) continue
    affixes.formsOf(entry, (form, flags) => {
      if (isForbidden) return emit(noCompound(form))
      if (refused.has(form)) return
      if (isMarked(flags, compoundBegin) || isMarked(flags, compoundMiddle)) emit(forePart(form))
      if (isMarked(flags, needAffix) || (flags !== entry.flags && isMarked(flags, onlyInCompound))) return
      if (isEnd) emit(endPart(form))
      if (!isPart) emit(form)
    })
  }
  for (const head of file.elisions) emit(head)
}
