import type { Database } from './database'

/** A query that Drizzle can prepare. */
export type Preparable<Result> = {
  prepare: (name: string) => { execute: (values?: Record<string, unknown>) => Promise<Result> }
}

/** Runs a prepared query on a database or in a transaction, with values for its placeholders. */
export type Prepared<Result, Dependencies> = (
  db: Database,
  values: Record<string, unknown>,
  ...dependencies: Dependencies extends undefined ? [] : [Dependencies]
) => Promise<Result>

const names = new Set<string>()

/**
 * Defines a prepared statement for a frequent query whose only variables are placeholders (`sql.placeholder`). Its SQL
 * is built once, and each PostgreSQL connection parses it once (ADR 17). `dependencies` is passed to `build` and must
 * be the same on every call.
 *
 * @throws for a name that is already in use.
 */
export function prepared<Result, Dependencies = undefined>(
  name: string,
  build: (db: Database, dependencies: Dependencies) => Preparable<Result>,
): Prepared<Result, Dependencies> {
  if (names.has(name)) throw new Error(`Two prepared queries have the name ${name}`)
  names.add(name)
  const statements = new WeakMap<Database, ReturnType<Preparable<Result>['prepare']>>()
  return (db, values, ...[dependencies]) => {
    let statement = statements.get(db)
    if (!statement) {
      statement = build(db, dependencies as Dependencies).prepare(name)
      statements.set(db, statement)
    }
    return statement.execute(values)
  }
}
