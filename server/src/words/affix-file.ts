import { APOSTROPHES } from '@mowka/shared/domain/normalise'

/** One letter of a condition: whichever, one of some, or none of some. */
type LetterTest = { letters: string; isAllowed: boolean }

/** What an affix does to a word: takes `strip` away, puts `add` there, where the word fits the condition. */
export type AffixRule = {
  strip: string
  add: string
  condition: readonly LetterTest[]
  /** Affixes that may follow this one, and marks such as "needs another affix". */
  flags: readonly string[]
  /** Goes together with an affix on the other side of the word. */
  crosses: boolean
}

/** What a Hunspell affix file says about words and their forms. Suggestions are left out. */
export type AffixFile = {
  prefixes: ReadonlyMap<string, readonly AffixRule[]>
  suffixes: ReadonlyMap<string, readonly AffixRule[]>
  /** Words that lose their end before a vowel, as they are then written: `l'`, `dell'`. */
  elisions: ReadonlySet<string>
  /** Reads the flags of a word or an affix as this file writes them. */
  flagsOf: (text: string) => string[]
  /** The flags of words that are none, each null where the file has no such flag. */
  needAffix: string | null
  forbidden: string | null
  onlyInCompound: string | null
  /** The word goes on into a compound, or is the end of one. */
  compoundBegin: string | null
  compoundMiddle: string | null
  compoundEnd: string | null
  circumfix: string | null
}

const apostrophes = new RegExp(`[${APOSTROPHES}]`, 'g')

/** The text of a dictionary with composed letters and one kind of apostrophe. */
export const dictionaryText = (text: string): string => text.normalize('NFC').replace(apostrophes, "'")

/** Reads `[^aeiou]y` and the like. A single dot is no condition at all. */
function readCondition(text: string): LetterTest[] {
  if (text === '.') return []
  return [...text.matchAll(/\[(\^?)([^\]]*)\]|(.)/gu)].map(([, not, several, one]) => {
    if (one === '.') return { letters: '', isAllowed: false }
    return { letters: several ?? one ?? '', isAllowed: not !== '^' }
  })
}

/** Whether the letters of a word from `start` on are those of the condition. */
export function fitsCondition(word: string, start: number, condition: readonly LetterTest[]): boolean {
  if (start < 0 || start + condition.length > word.length) return false
  return condition.every(
    ({ letters, isAllowed }, index) => letters.includes(word.charAt(start + index)) === isAllowed,
  )
}

/** How a file writes flags: single signs, pairs of signs, or numbers with commas. */
function flagReader(kind: string | undefined): (text: string) => string[] {
  if (kind === 'long') return (text) => text.match(/../gsu) ?? []
  if (kind === 'num') return (text) => text.split(',').filter(Boolean)
  return (text) => [...text]
}

/** Reads an affix file. Lines of other matters are skipped. */
export function readAffixFile(text: string): AffixFile {
  const lines = dictionaryText(text)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
  const option = (name: string) => lines.find(([first]) => first === name)?.[1] ?? null
  const readFlags = flagReader(option('FLAG') ?? undefined)
  // A file may number its sets of flags; the first such line only counts them.
  const numbered = lines.filter(([first]) => first === 'AF').slice(1)
  const flagsOf = (flags: string) =>
    readFlags(numbered.length > 0 ? (numbered[Number(flags) - 1]?.[1] ?? '') : flags)

  const prefixes = new Map<string, AffixRule[]>()
  const suffixes = new Map<string, AffixRule[]>()
  const elisions = new Set<string>()
  const crossing = new Map<string, boolean>()
  for (const [kind, flag = '', second = '', third = '', fourth = '.'] of lines) {
    if (kind !== 'PFX' && kind !== 'SFX') continue
    // The head of a group says whether it crosses, and how many rules follow.
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
    // Half of a word that another text goes on with: "Haus- und Hoftür".
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
