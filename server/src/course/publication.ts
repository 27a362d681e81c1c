import type { Publication, PublicationState } from '@mowka/domain/course/publication'
import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The columns of a course or lesson that decide whether learners see it. */
type PublicationColumns = Record<keyof Publication, SQLWrapper>

/** A moment, or the placeholder for the moment of a prepared query's call. */
export type AtMoment = Date | Placeholder

/** The placeholder for the moment of a call. `callerRead` fills it. */
export const atNow = sql.placeholder('now')

const momentOf = (at: AtMoment): SQL =>
  at instanceof Date ? sql`${at.toISOString()}::timestamptz` : sql`${at}::timestamptz`

/** `isPublished` in SQL: the condition of every learner's read of courses and lessons. */
export const isPublishedAt = ({ active, publishAt, archived }: PublicationColumns, at: AtMoment): SQL =>
  sql`(${active} and not ${archived} and (${publishAt} is null or ${publishAt} <= ${momentOf(at)}))`

/** `publicationState` in SQL. */
const publicationStateAt = (
  { active, publishAt, archived }: PublicationColumns,
  at: AtMoment,
): SQL<PublicationState> =>
  sql`case when ${archived} then 'ARCHIVED' when not ${active} then 'DRAFT'
    when ${publishAt} > ${momentOf(at)} then 'SCHEDULED' else 'PUBLISHED' end`

/** The filters of an editors' list by state. */
export const stateFilter = (table: PublicationColumns, at: AtMoment) => ({
  state: (state: PublicationState) => sql`${publicationStateAt(table, at)} = ${state}`,
})

/** Leaves archived rows out of an editors' list unless it asks for a state or one row. */
export const unlessAsked = (
  { archived }: PublicationColumns,
  { state, _id }: { state?: PublicationState; _id?: string },
): SQL | undefined => (state === undefined && _id === undefined ? sql`not ${archived}` : undefined)

/** The publication of a row as arguments of `json_build_object`. */
export const publicationJson = ({ active, publishAt, archived }: PublicationColumns): SQL =>
  sql`'active', ${active}, 'publishAt', ${publishAt}, 'archived', ${archived}`
