import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** The person whose rows are queried. */
export type Owner = { userId: string }

/**
 * Describes a table with personal data: a person's rows, their part in the data export, and what account deletion
 * does with them. `personal-data.api.test.ts` fails for a table with personal data that no domain describes.
 */
export type PersonalTable = {
  table: PgTable
  /** A condition for the rows of a person. */
  rowsOf: (db: Database, owner: Owner) => SQL
  /** The name of the rows in the data export, or the reason why they aren't exported. */
  copied: { as: string } | { not: string }
  /**
   * `with the account`: rows are deleted by the foreign key to the account. `erased`: rows without a foreign key are
   * deleted first. `nameless`: rows stay for a reason and these columns are cleared. `kept`: rows stay unchanged for
   * a reason.
   */
  deletion:
    | { how: 'with the account' }
    | { how: 'erased' }
    | { how: 'nameless'; set: Record<string, string | null>; because: string }
    | { how: 'kept'; because: string }
}

type OwnedTable = PgTable & { userId: PgColumn }

const ofUser =
  (table: OwnedTable): PersonalTable['rowsOf'] =>
  (_, { userId }) =>
    eq(table.userId, userId)

/** A table whose rows reference an account and are deleted with it (`ownerColumn`). */
export const owned = (table: OwnedTable, as: string): PersonalTable => ({
  table,
  rowsOf: ofUser(table),
  copied: { as },
  deletion: { how: 'with the account' },
})

/** Same as `owned`, for rows computed from other exported rows. */
export const workedOut = (table: OwnedTable): PersonalTable => ({
  ...owned(table, ''),
  copied: { not: 'worked out from other rows of the copy' },
})

/** A table whose rows reference another row of the person and are deleted with it. `column` holds that row's id. */
export const ownedThrough = (
  { column, parent, id }: { column: PgColumn; parent: OwnedTable; id: PgColumn },
  as: string,
): PersonalTable => ({
  table: column.table as PgTable,
  rowsOf: (db, { userId }) =>
    inArray(column, db.select({ id }).from(parent).where(eq(parent.userId, userId))),
  copied: { as },
  deletion: { how: 'with the account' },
})

/** A table that names an account without a foreign key. Its rows are deleted explicitly. */
export const erased = (table: OwnedTable, as: string): PersonalTable => ({
  ...owned(table, as),
  deletion: { how: 'erased' },
})

/** A table whose rows outlive the account for a reason, with all personal columns cleared. */
export const nameless = (
  table: OwnedTable,
  as: string,
  { set, because }: { set: Record<string, string | null>; because: string },
): PersonalTable => ({ ...owned(table, as), deletion: { how: 'nameless', set, because } })
