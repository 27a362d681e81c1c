/**
 * The notation of accepted answers. Plain text matches itself; `[a|b]` is a choice, `[a]` is optional, `[a|b|]` is an
 * optional choice; `{a|b}` lists orders of the same words, `{a & b}` has its parts in any order. Groups nest, and a
 * backslash escapes a sign: `[Could|Can] you [please] turn {down the music|the music down}?` A pattern that ends like
 * a sentence is displayed with an initial capital, so parts that may come first are written as inside a sentence:
 * `{at the weekend & we play cards}.`
 */
export type Pattern = readonly Part[]

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; branches: readonly Pattern[] }
  /** Branches should contain the same words in different orders. */
  | { kind: 'orders'; branches: readonly Pattern[] }
  | { kind: 'permutation'; parts: readonly Pattern[] }

/** Maximum number of parts in `{a & b}`; each part multiplies the orders. */
const MAX_PERMUTED_PARTS = 4
/** Maximum depth of nested groups. */
const DEEPEST = 8
/** Maximum number of words in the expanded branches of a pattern. */
const MAX_WORDS = 2000

/** A syntax error in a pattern and its position, in characters. */
class PatternError extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

/** Whether a text uses the pattern notation. */
export const isPattern = (text: string): boolean => /[[\]{}\\]/.test(text)

/**
 * Parses a pattern.
 * @throws PatternError
 */
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
    if (branches.length > MAX_PERMUTED_PARTS) {
      throw new PatternError(`more than ${MAX_PERMUTED_PARTS} parts in any order`, start)
    }
    return { kind: 'permutation', parts: branches }
  }

  const pattern = sequence('', 0).branches[0] ?? []
  if (wordsIn(pattern) > MAX_WORDS) throw new PatternError('too many orders', 0)
  return pattern
}

const wordsIn = (pattern: Pattern): number =>
  pattern.reduce((sum, part) => {
    if (part.kind === 'text') return sum + part.text.split(' ').length
    if (part.kind !== 'permutation') return part.branches.reduce((all, branch) => all + wordsIn(branch), sum)
    const orders = part.parts.reduce((product, _, index) => product * (index + 1), 1)
    return part.parts.reduce((all, each) => all + orders * wordsIn(each), sum)
  }, 0)

/** Returns the syntax error of a pattern, or `null`. */
export function patternProblem(text: string): { message: string; at: number } | null {
  try {
    parsePattern(text)
    return null
  } catch (error) {
    if (error instanceof PatternError) return { message: error.message, at: error.at }
    throw error
  }
}

/** All permutations of the items. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
      )

/** Normalizes the spacing of a composed text: single spaces, none before closing punctuation. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!;:…])/g, '$1')
    .replace(/([¿¡]) /g, '$1')
    .replace(/,([.?!])/g, '$1')
    .trim()

/**
 * Returns at most `limit` texts of a pattern, first choices first. Plain text, or a pattern with a syntax error,
 * expands to itself.
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

/** Capitalizes the first letter if the text ends like a sentence. */
export const asSentence = (text: string): string =>
  /[.?!…]$/.test(text) ? text.replace(/\p{L}/u, (letter) => letter.toUpperCase()) : text

/** The branches of a group, each as a pattern. */
export const branchesOf = (part: Exclude<Part, { kind: 'text' }>): readonly Pattern[] =>
  part.kind === 'permutation'
    ? ordersOf(part.parts).map((parts) =>
        parts.flatMap((each, index) =>
          index === 0 ? each : [{ kind: 'text', text: ' ' } as const, ...each],
        ),
      )
    : part.branches
