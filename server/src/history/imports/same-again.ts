import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { differences, valuesBefore } from '../editable'
import { readEntriesOf } from '../store'

/** A row in its current state, and an earlier version of it. */
type Compared = { id: string; version: number; fields: object; earlier: number }

/**
 * Returns the ids of rows that have the same content as in an earlier version, because every change since has been
 * undone.
 */
export async function readSameAgain(
  db: Database,
  kind: ContentKind,
  rows: readonly Compared[],
): Promise<Set<string>> {
  const changed = rows.filter(({ version, earlier }) => version > earlier)
  if (changed.length === 0) return new Set()
  const entries = groupBy(
    await readEntriesOf(
      db,
      kind,
      changed.map(({ id }) => id),
    ),
    ({ rowId }) => rowId,
  )
  const isSame = ({ id, version, fields, earlier }: Compared) => {
    const since = (entries.get(id) ?? []).filter((entry) => entry.version > earlier)
    // A version without an entry was written by an import of the starter library.
    const isComplete = since.length === version - earlier
    return isComplete && differences(fields, valuesBefore(since)).length === 0
  }
  return new Set(changed.filter(isSame).map(({ id }) => id))
}
