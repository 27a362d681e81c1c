import type { LetterPiece } from '../issue'

/** Marks the differences between two spellings of one word; their longest common subsequence is unmarked. */
export function letterPieces(typed: string, expected: string): LetterPiece[] {
  const a = [...typed]
  const b = [...expected]
  const same = (i: number, j: number) => a[i]?.toLowerCase() === b[j]?.toLowerCase()
  const common = a.concat('').map(() => b.concat('').map(() => 0))
  const at = (i: number, j: number) => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i]
    for (let j = b.length - 1; j >= 0 && row; j--) {
      row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pieces: LetterPiece[] = []
  const add = (mark: LetterPiece['mark'], text: string) => {
    const last = pieces.at(-1)
    if (last?.mark === mark) last.text += text
    else pieces.push({ mark, text })
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && same(i, j)) {
      add('same', b[j] ?? '')
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      add('extra', a[i] ?? '')
      i += 1
    } else {
      add('missing', b[j] ?? '')
      j += 1
    }
  }
  return pieces
}

/** The last three rows of the distance table, reused because a check compares thousands of words. */
let [beforeLast, last, row]: [number[], number[], number[]] = [[], [], []]

/**
 * Edit distance in letters: insertions, deletions, substitutions and swaps of neighbours (optimal string alignment),
 * so that "teh" is one slip away from "the". Stops counting at `most` + 1.
 */
export function distance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > most) return most + 1
  // One edit changes at most two letters of the sets.
  if (differingLetters(from, to) > 2 * most) return most + 1
  // A common prefix or suffix costs nothing.
  let start = 0
  let [fromEnd, toEnd] = [from.length, to.length]
  while (fromEnd > 0 && toEnd > 0 && from.charCodeAt(fromEnd - 1) === to.charCodeAt(toEnd - 1)) {
    fromEnd -= 1
    toEnd -= 1
  }
  while (start < fromEnd && start < toEnd && from.charCodeAt(start) === to.charCodeAt(start)) start += 1

  const width = toEnd - start
  for (let j = 0; j <= width; j++) last[j] = j
  for (let i = 1; i <= fromEnd - start; i++) {
    const letter = from.charCodeAt(start + i - 1)
    const letterBefore = i > 1 ? from.charCodeAt(start + i - 2) : -1
    let lowest = i
    let left = i
    row[0] = i
    for (let j = 1; j <= width; j++) {
      const other = to.charCodeAt(start + j - 1)
      let best = (last[j - 1] ?? 0) + (letter === other ? 0 : 1)
      const above = (last[j] ?? 0) + 1
      if (above < best) best = above
      if (left + 1 < best) best = left + 1
      if (j > 1 && letterBefore === other && letter === to.charCodeAt(start + j - 2)) {
        const swapped = (beforeLast[j - 2] ?? 0) + 1
        if (swapped < best) best = swapped
      }
      row[j] = best
      left = best
      if (best < lowest) lowest = best
    }
    if (lowest > most) return most + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[width] ?? 0
}

/**
 * Lower bound for the number of letters that only one of two words contains. Letters may share a bit, so there may be
 * more.
 */
export function differingLetters(one: string, other: string): number {
  let count = 0
  for (let differing = lettersOf(one) ^ lettersOf(other); differing !== 0; differing &= differing - 1)
    count += 1
  return count
}

/** Bit set of the letters in a word. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}
