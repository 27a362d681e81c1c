import { type PairMistake, pairMistake, type SentencePair } from '@mowka/domain/exercise/sentence-pairs'
import { comparable } from '@mowka/domain/sentence-rules/text'

/** A pair in the table. Its id becomes the id of the exercise, so that a repeated request creates it once. */
export type PairRow = SentencePair & { id: string }

/** Adds ids to pairs. */
export const rowsOf = (pairs: readonly SentencePair[]): PairRow[] =>
  pairs.map((pair) => ({ ...pair, id: crypto.randomUUID() }))

/** A row with its mistake and the number of an earlier row with the same answer, starting at 1. */
export type CheckedRow = { row: PairRow; mistake: PairMistake | null; repeats: number | null }

/** Checks rows by themselves and against each other. */
export function checkRows(rows: readonly PairRow[]): CheckedRow[] {
  const first = new Map<string, number>()
  return rows.map((row, index) => {
    const key = comparable(row.answer)
    const before = key === '' ? undefined : first.get(key)
    if (before === undefined) first.set(key, index + 1)
    return { row, mistake: pairMistake(row), repeats: before ?? null }
  })
}
