import { isDeepStrictEqual } from 'node:util'
import type { ImportCounts } from '@mowka/contract/schemas/content'

/** Effect of an import on a row. */
export type Verdict = keyof ImportCounts

/** Returns zero counts. */
export const noCounts = (): ImportCounts => ({ created: 0, updated: 0, unchanged: 0, kept: 0 })

/**
 * Decides whether an import creates a piece of content, updates it, leaves it unchanged or preserves an editor's
 * changes. Only fields that the library sets are compared. `seen` is the version the file was exported from, if
 * known: the author of the file's change knew that version and may overwrite it.
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

/** Judges every piece, counts the verdicts and returns the pieces to write. */
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
