import { TIME_ZONE } from '@mowka/domain/time'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The Warsaw day of a timestamp, as an SQL date. */
export const warsawDate = (moment: SQLWrapper): SQL =>
  sql`(${moment} at time zone '${sql.raw(TIME_ZONE)}')::date`

/** The Warsaw day of a timestamp as `YYYY-MM-DD`. */
export const warsawDayOf = (moment: SQLWrapper): SQL<string> => sql<string>`${warsawDate(moment)}::text`
