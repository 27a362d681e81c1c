import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/** Whose rows are looked for. */
export type Owner = { userId: string }

/**
 * A table that tells something about people: where the rows of a person are, what the person gets of them in the copy of
 * their data, and what becomes of them when the account is deleted. A test refuses a table about people that no domain
 * describes (`personal-data.api.test.ts`).
 */
export type PersonalTable = {
  table: PgTable
  /** The rows of a person. */
  rowsOf: (db: Database, owner: Owner) => SQL
  /** The name of its rows in the copy of a person's data, or the reason why they are not in it. */
  copied: { as: string } | { not: string }
  /**
   * `with the account`: the database deletes the rows with the account that they refer to. `erased`: they refer to no
   * account and are deleted first. `nameless`: the rows stay, for a reason, and these columns are emptied. `kept`: they
   * stay as they are, for a reason.
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

/** A table whose rows belong to an account and go with it (`ownerColumn`). */
export const owned = (table: OwnedTable, as: string): PersonalTable => ({
  table,
  rowsOf: ofUser(table),
  copied: { as },
  deletion: { how: 'with the account' },
})

/** The same for what is worked out from other rows that are in the copy. */
export const workedOut = (table: OwnedTable): PersonalTable => ({
  ...owned(table, ''),
  copied: { not: 'worked out from other rows of the copy' },
})

/** A table whose rows belong to a row of a person's and go with it: `column` has the id of that row. */
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

/** A table that names an account without referring to it: its rows are deleted with the account. */
export const erased = (table: OwnedTable, as: string): PersonalTable => ({
  ...owned(table, as),
  deletion: { how: 'erased' },
})

/** A table whose rows outlive the account, for a reason, with nothing of the person in them. */
export const nameless = (
  table: OwnedTable,
  as: string,
  { set, because }: { set: Record<string, string | null>; because: string },
): PersonalTable => ({ ...owned(table, as), deletion: { how: 'nameless', set, because } })
