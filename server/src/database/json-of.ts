import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** A JSON object of query values. Dates become text. */
export const jsonOf = (values: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`
