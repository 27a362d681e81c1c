import type { Database } from '../database/database'
import type { Owner, PersonalTable } from '../database/personal-data'

/** Returns all stored data of a person, by name. Reports progress after each table. */
export async function collectPersonalData(
  db: Database,
  owner: Owner,
  tables: readonly PersonalTable[],
  onTable: (done: number, all: number) => Promise<void> = async () => {},
): Promise<Record<string, unknown[]>> {
  const copy: Record<string, unknown[]> = {}
  for (const [index, { table, rowsOf, copied }] of tables.entries()) {
    if ('as' in copied) copy[copied.as] = await db.select().from(table).where(rowsOf(db, owner))
    await onTable(index + 1, tables.length)
  }
  return copy
}
