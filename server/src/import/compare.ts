import { isDeepStrictEqual } from 'node:util'
import type { ImportCounts } from '@mowka/contract/schemas/content'

/** What an import does with a row. */
export type Verdict = keyof ImportCounts

/** Counts of nothing yet. */
export const noCounts = (): ImportCounts => ({ created: 0, updated: 0, unchanged: 0, kept: 0 })

/**
 * What an import does with a piece of content: makes it, brings it up to date, leaves it because nothing changed, or
 * keeps what an editor made of it in the panel. Only what the library says is compared. `seen` is the version that the
 * file was made of, where it tells one: whoever changed that one knew it, so it is theirs to change.
 */
export function verdictOf(
  desired: Record<string, unknown>,
  stored: (Record<string, unknown> & { edited?: boolean }) | undefined,
  seen?: number,
): Verdict {
  if (!stored) return 'created'
  const isSame = Object.entries(desired).every(([key, value]) => isDeepStrictEqual(stored[key], value))
  if (isSame) return 'unchanged'
  const isKept = seen === undefined ? stored.edited : stored.version !== seen
  return isKept ? 'kept' : 'updated'
}

/** Judges every piece, counts the verdicts, and returns those that are to be written. */
export function selectChanged<Row extends Record<string, unknown>>(
  desired: readonly Row[],
  storedOf: (row: Row) => (Record<string, unknown> & { edited?: boolean }) | undefined,
  counts: ImportCounts,
): Row[] {
  return desired.filter((row) => {
    const verdict = verdictOf(row, storedOf(row))
    counts[verdict] += 1
    return verdict === 'created' || verdict === 'updated'
  })
}
