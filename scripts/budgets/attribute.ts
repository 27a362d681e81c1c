/** A source map as written by bundlers. */
type SourceMap = { sources: string[]; mappings: string }

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes the numbers of one segment of a map: base 64, lowest five bits first, with the sign in the lowest bit. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = DIGITS.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** Counts the characters of a script by source. Characters without a source are counted under `null`. */
export function charactersBySource(script: string, map: SourceMap): Map<string | null, number> {
  const found = new Map<string | null, number>()
  const add = (source: string | null, length: number) => found.set(source, (found.get(source) ?? 0) + length)
  const lines = script.split('\n')
  let source = 0
  for (const [index, mapped] of map.mappings.split(';').entries()) {
    const length = (lines[index] ?? '').length
    let column = 0
    let from = 0
    let owner: string | null = null
    for (const segment of mapped === '' ? [] : mapped.split(',')) {
      const [step = 0, sourceStep] = numbersOf(segment)
      column += step
      add(owner, column - from)
      from = column
      if (sourceStep !== undefined) source += sourceStep
      owner = sourceStep === undefined ? null : (map.sources[source] ?? null)
    }
    add(owner, length - from)
  }
  return found
}

/** Returns the library a source belongs to, with families under one name, or `ours` for everything else. */
export function libraryOf(source: string | null): string {
  // Modules made by the bundler have their code in their name.
  const path = source === null || source.length > 400 ? '' : source
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? []
  if (!name) return source?.includes('module-federation') ? '@module-federation' : 'ours'
  return /^@(module-federation|emotion)/.exec(name)?.[0] ?? name
}
