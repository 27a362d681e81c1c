/**
 * The notation of accepted answers. Plain text stands for itself; `[a|b]` is one of its choices, `[a]` may be left out,
 * `[a|b|]` is one or none; `{a|b}` is one of these orders of the same words, `{a & b}` its parts in any order. Groups
 * nest, and a backslash takes a sign literally: `[Could|Can] you [please] turn {down the music|the music down}?`
 * A pattern that ends like a sentence is shown with a capital at its beginning, so parts that may come first are written
 * as they are inside a sentence: `{at the weekend & we play cards}.`
 */
export type Pattern = readonly Part[]

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; branches: readonly Pattern[] }
  /** Branches that should hold the same words in another order. */
  | { kind: 'orders'; branches: readonly Pattern[] }
  | { kind: 'permutation'; parts: readonly Pattern[] }

/** Parts of one `{a & b}`: each more multiplies the orders. */
const MOST_PERMUTED = 4
/** Groups inside groups. */
const DEEPEST = 8
/** Words of all ways through a pattern that are laid out side by side. */
const MOST_WORDS = 2000

/** Says what is wrong with a pattern, and where: a place in its text, in characters. */
export class PatternError extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/** Whether a text uses the notation. */
export const isPattern = (text: string): boolean => /[[\]{}\\]/.test(text)

/** Reads a pattern; throws a PatternError. */
export function parsePattern(text: string): Pattern {
  let at = 0

  const sequence = (closing: string, depth: number): { branches: Pattern[]; separator: '|' | '&' | null } => {
    const branches: Pattern[] = []
    let parts: Part[] = []
    let plain = ''
    let separator: '|' | '&' | null = null
    const flush = () => {
      if (plain !== '') parts.push({ kind: 'text', text: plain })
      plain = ''
    }
    const endBranch = () => {
      flush()
      branches.push(parts)
      parts = []
    }
    while (at < text.length) {
      const sign = text.charAt(at)
      if (sign === '\\') {
        if (at + 1 === text.length) throw new PatternError('nothing stands after the backslash', at)
        plain += text.charAt(at + 1)
        at += 2
      } else if (sign === '[' || sign === '{') {
        flush()
        parts.push(group(sign, depth + 1))
      } else if (sign === closing) {
        endBranch()
        return { branches, separator }
      } else if (sign === ']' || sign === '}') {
        throw new PatternError(`"${sign}" closes nothing`, at)
      } else if (closing !== '' && (sign === '|' || (closing === '}' && sign === '&'))) {
        if (separator !== null && separator !== sign) throw new PatternError('"|" and "&" in one group', at)
        separator = sign
        endBranch()
        at += 1
      } else {
        plain += sign
        at += 1
      }
    }
    if (closing !== '') throw new PatternError(`"${closing}" is missing`, at)
    endBranch()
    return { branches, separator }
  }

  const group = (opening: '[' | '{', depth: number): Part => {
    const start = at
    if (depth > DEEPEST) throw new PatternError(`groups nest more than ${DEEPEST} deep`, start)
    at += 1
    const { branches, separator } = sequence(opening === '[' ? ']' : '}', depth)
    at += 1
    if (branches.every((branch) => branch.length === 0)) throw new PatternError('an empty group', start)
    if (opening === '[') {
      return { kind: 'choice', branches: separator === null ? [...branches, []] : branches }
    }
    if (separator === null) throw new PatternError('one order alone is no choice', start)
    if (branches.some((branch) => branch.length === 0))
      throw new PatternError('an order without words', start)
    if (separator === '|') return { kind: 'orders', branches }
    if (branches.length > MOST_PERMUTED) {
      throw new PatternError(`more than ${MOST_PERMUTED} parts in any order`, start)
    }
    return { kind: 'permutation', parts: branches }
  }

  const pattern = sequence('', 0).branches[0] ?? []
  if (wordsIn(pattern) > MOST_WORDS) throw new PatternError('too many orders', 0)
  return pattern
}

const wordsIn = (pattern: Pattern): number =>
  pattern.reduce((sum, part) => {
    if (part.kind === 'text') return sum + part.text.split(' ').length
    if (part.kind !== 'permutation') return part.branches.reduce((all, branch) => all + wordsIn(branch), sum)
    const orders = part.parts.reduce((product, _, index) => product * (index + 1), 1)
    return part.parts.reduce((all, each) => all + orders * wordsIn(each), sum)
  }, 0)

/** What is wrong with a pattern; null for a good one. */
export function patternProblem(text: string): { message: string; at: number } | null {
  try {
    parsePattern(text)
    return null
  } catch (error) {
    if (error instanceof PatternError) return { message: error.message, at: error.at }
    throw error
  }
}

/** All orders of some parts. */
export const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      )

/** Tidies a text that was put together: single spaces, none before a closing sign. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!;:…])/g, '$1')
    .replace(/([¿¡]) /g, '$1')
    .replace(/,([.?!])/g, '$1')
    .trim()

/**
 * Texts that a pattern stands for, the first choices first, at most `limit` of them. A plain text, or a pattern with a
 * mistake in it, stands for itself.
 */
export function expansionsOf(text: string, limit: number): string[] {
  if (!isPattern(text) || patternProblem(text) !== null) return [text]
  const expand = (pattern: Pattern): string[] => {
    let starts = ['']
    for (const part of pattern) {
      const ends = part.kind === 'text' ? [part.text] : branchesOf(part).flatMap(expand).slice(0, limit)
      starts = starts.flatMap((start) => ends.map((end) => start + end)).slice(0, limit)
    }
    return starts
  }
  return [...new Set(expand(parsePattern(text)).map((each) => asSentence(tidy(each))))]
}

/** With a capital at the beginning, if it ends like a sentence. */
export const asSentence = (text: string): string =>
  /[.?!…]$/.test(text) ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text

/** The ways through a group, each a pattern of its own. */
export const branchesOf = (part: Exclude<Part, { kind: 'text' }>): readonly Pattern[] =>
  part.kind === 'permutation'
    ? ordersOf(part.parts).map((parts) =>
        parts.flatMap((each, index) =>
          index === 0 ? each : [{ kind: 'text', text: ' ' } as const, ...each],
        ),
      )
    : part.branches
