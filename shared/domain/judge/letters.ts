import type { LetterPiece } from './issue'

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
