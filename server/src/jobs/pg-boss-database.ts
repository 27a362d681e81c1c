import { SQL, sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from '../database/database'

/** Adapts a transaction for pg-boss. */
export const pgBossDatabase = (tx: Database) =>
  fromDrizzle(
    {
      async execute(query) {
        if (!(query instanceof SQL)) throw new Error('pg-boss made no query of it')
        const result: unknown = await tx.execute(query)
        const isRows = typeof result === 'object' && result !== null && 'rows' in result
        return { rows: isRows && Array.isArray(result.rows) ? result.rows : [] }
      },
    },
    sql,
  )
