import { APOSTROPHES } from '@mowka/domain/exercise/normalise'

/** A test of one letter in a condition: every letter, one of a set, or none of a set. */
type LetterTest = { letters: string; isAllowed: boolean }

/** An affix rule: if the word matches the condition, removes `strip` and adds `add`. */
export type AffixRule = {
  strip: string
  add: string
  condition: readonly LetterTest[]
  /** Affixes that may follow this one, and marks such as "needs another affix". */
  flags: readonly string[]
  /** Combines with an affix on the other side of the word. */
  crosses: boolean
}

/** The parts of a Hunspell affix file that define words and their forms, without suggestions. */
export type AffixFile = {
  prefixes: ReadonlyMap<string, readonly AffixRule[]>
  suffixes: ReadonlyMap<string, readonly AffixRule[]>
  /** Words that lose their ending before a vowel, in their elided spelling: `l'`, `dell'`. */
  elisions: ReadonlySet<string>
  /** Parses the flags of a word or an affix in this file's format. */
  flagsOf: (text: string) => string[]
  /** Flags of entries that aren't words; null if the file doesn't define the flag. */
  needAffix: string | null
  forbidden: string | null
  onlyInCompound: string | null
  /** Set on words that can start, continue or end a compound. */
  compoundBegin: string | null
  compoundMiddle: string | null
  compoundEnd: string | null
  circumfix: string | null
}

const apostrophes = new RegExp(`[${APOSTROPHES}]`, 'g')

/** Normalizes the text of a dictionary: composed characters and straight apostrophes. */
export const dictionaryText = (text: string): string => text.normalize('NFC').replace(apostrophes, "'")

/** Parses `[^aeiou]y` and the like. A single dot is no condition. */
function readCondition(text: string): LetterTest[] {
  if (text === '.') return []
  return [...text.matchAll(/\[(\^?)([^\]]*)\]|(.)/gu)].map(([, not, several, one]) => {
    if (one === '.') return { letters: '', isAllowed: false }
    return { letters: several ?? one ?? '', isAllowed: not !== '^' }
  })
}

/** Whether the letters of a word from `start` on match the condition. */
export function fitsCondition(word: string, start: number, condition: readonly LetterTest[]): boolean {
  if (start < 0 || start + condition.length > word.length) return false
  return condition.every(
    ({ letters, isAllowed }, index) => letters.includes(word.charAt(start + index)) === isAllowed,
  )
}

/**
 * Returns a parser for the file's flag format: single characters, pairs of characters, or comma-separated numbers.
 */
function flagReader(kind: string | undefined): (text: string) => string[] {
  if (kind === 'long') return (text) => text.match(/../gsu) ?? []
  if (kind === 'num') return (text) => text.split(',').filter(Boolean)
  return (text) => [...text]
}

/** Parses an affix file; ignores unrelated lines. */
export function readAffixFile(text: string): AffixFile {
  const lines = dictionaryText(text)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const option = (name: string) => lines.find(([first]) => first === name)?.[1] ?? null
  const readFlags = flagReader(option('FLAG') ?? undefined)
  // A file may number its sets of flags; the first such line contains only their count.
  const numbered = lines.filter(([first]) => first === 'AF').slice(1)
  const flagsOf = (flags: string) =>
    readFlags(numbered.length > 0 ? (numbered[Number(flags) - 1]?.[1] ?? '') : flags)

  const prefixes = new Map<string, AffixRule[]>()
  const suffixes = new Map<string, AffixRule[]>()
  const elisions = new Set<string>()
  const crossing = new Map<string, boolean>()
  for (const [kind, flag = '', second = '', third = '', fourth = '.'] of lines) {
    if (kind !== 'PFX' && kind !== 'SFX') continue
    // A group starts with a line that states whether it crosses and how many rules follow.
    if (!crossing.has(`${kind} ${flag}`)) {
      crossing.set(`${kind} ${flag}`, second === 'Y')
      continue
    }
    const [added = '', continued = ''] = third.split('/')
    const add = added === '0' ? '' : added
    if (kind === 'PFX' && add.includes("'")) {
      elisions.add(add.slice(0, add.lastIndexOf("'") + 1))
      continue
    }
    // The first half of a coordinated compound: "Haus- und Hoftür".
    if (/^-|-$/.test(add)) continue
    const rules = kind === 'PFX' ? prefixes : suffixes
    const group = rules.get(flag) ?? []
    rules.set(flag, group)
    group.push({
      strip: second === '0' ? '' : second,
      add,
      condition: readCondition(fourth),
      flags: flagsOf(continued),
      crosses: crossing.get(`${kind} ${flag}`) ?? false,
    })
  }
  return {
    prefixes,
    suffixes,
    elisions,
    flagsOf,
    needAffix: option('NEEDAFFIX') ?? option('PSEUDOROOT'),
    forbidden: option('FORBIDDENWORD'),
    onlyInCompound: option('ONLYINCOMPOUND'),
    compoundBegin: option('COMPOUNDBEGIN'),
    compoundMiddle: option('COMPOUNDMIDDLE'),
    compoundEnd: option('COMPOUNDEND'),
    circumfix: option('CIRCUMFIX'),
  }
}
