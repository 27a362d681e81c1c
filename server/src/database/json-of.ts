import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Values of a query as one JSON object. JSON has no dates: they become text. */
export const jsonOf = (values: Readonly<Record<string, SQLWrapper>>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`
