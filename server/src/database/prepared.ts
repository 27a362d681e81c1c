import type { Database } from './database'

/** A query that Drizzle can prepare. */
export type Preparable<Result> = {
  prepare: (name: string) => { execute: (values?: Record<string, unknown>) => Promise<Result> }
}

/** Runs a prepared query: on a database or in a transaction, with the values of its placeholders. */
export type Prepared<Result, Given> = (
  db: Database,
  values: Record<string, unknown>,
  ...given: Given extends undefined ? [] : [Given]
) => Promise<Result>

const names = new Set<string>()

/**
 * A query that is always the same but for its values (`sql.placeholder`): its SQL is built once, and each connection to
 * a PostgreSQL server parses and plans it once, under its name. This is how what is asked often is read
 * (ADR 17). `given` is what the query is built with besides the database; it must be the same each time.
 */
export function prepared<Result, Given = undefined>(
  name: string,
  build: (db: Database, given: Given) => Preparable<Result>,
): Prepared<Result, Given> {
  if (names.has(name)) throw new Error(`Two prepared queries have the name ${name}`)
  names.add(name)
  const ready = new WeakMap<Database, ReturnType<Preparable<Result>['prepare']>>()
  return (db, values, ...[given]) => {
    let statement = ready.get(db)
    if (!statement) {
      statement = build(db, given as Given).prepare(name)
      ready.set(db, statement)
    }
    return statement.execute(values)
  }
}
