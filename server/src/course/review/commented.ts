import type { LangCode } from '@mowka/contract/schemas/common'
import type { OpenComment } from '@mowka/contract/schemas/editor/review'
import { type CommentedKind, MAX_LISTED_COMMENTS, type ReviewedKind } from '@mowka/domain/course/review'
import { cutText } from '@mowka/domain/text/plain-text'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { notFound } from '../../http/problem'
import { plainText } from '../../rich-text/rich-text'
import { readEmails } from '../../user/public'
import { isExerciseItem } from '../query-parts'
import { lessonTitle } from '../search'
import {
  courseLessons,
  courses,
  exerciseHints,
  exercises,
  hints,
  lessonItems,
  lessons,
  lessonWords,
  reviewComments,
  words,
} from '../tables'
import { lessonIdsUsing } from '../uses'
import { isOpen } from './comments'

const tables = { course: courses, lesson: lessons, exercise: exercises, word: words, hint: hints } as const

/** Whether a review was asked for. Exercises, words and hints are reviewed with their lessons. */
function isInReview(kind: CommentedKind, id: string): SQL<boolean> {
  if (kind === 'course') return sql`${courses.review} <> 'NONE'`
  if (kind === 'lesson') return sql`${lessons.review} <> 'NONE'`
  return sql`exists (select 1 from ${lessons} where ${lessons.review} <> 'NONE' and not ${lessons.archived}
    and ${lessons.id} in (${lessonIdsUsing[kind](id)}))`
}

/** Returns whether a review of a row was asked for. Throws 404 for an unknown row. */
export async function readIsInReview(db: Database, kind: CommentedKind, id: string): Promise<boolean> {
  const table = tables[kind]
  const [row] = await db
    .select({ isInReview: sql<boolean>`(${isInReview(kind, id)})` })
    .from(table)
    .where(eq(table.id, id))
  if (!row) throw notFound(`The ${kind}`)
  return row.isInReview
}

/** Selects the kind and id of all content in a lesson, or of the lessons of a course and their content. */
function contentIn(kind: ReviewedKind, id: string): SQL {
  const lessonIds =
    kind === 'lesson'
      ? sql`${id}`
      : sql`select ${courseLessons.lessonId} from ${courseLessons} where ${courseLessons.courseId} = ${id}`
  const items = sql`${lessonItems} where ${isExerciseItem} and ${lessonItems.lessonId} in (${lessonIds})`
  const content = [
    sql`select 'exercise', ${lessonItems.itemId} from ${items}`,
    sql`select 'word', ${lessonWords.wordId} from ${lessonWords} where ${lessonWords.lessonId} in (${lessonIds})`,
    sql`select 'hint', ${exerciseHints.hintId} from ${exerciseHints}
      where ${exerciseHints.exerciseId} in (select ${lessonItems.itemId} from ${items})`,
  ]
  if (kind === 'course') {
    content.push(sql`select 'lesson', ${courseLessons.lessonId} from ${courseLessons}
      where ${courseLessons.courseId} = ${id}`)
  }
  return sql.join(content, sql` union all `)
}

/** Matches unresolved comments on the content of a course or lesson. */
const isOpenIn = (kind: ReviewedKind, id: string) =>
  and(isOpen, sql`(${reviewComments.kind}, ${reviewComments.rowId}) in (${contentIn(kind, id)})`)

/** Counts the unresolved comments on the content of a course or lesson. */
export const countOpenIn = (db: Database, kind: ReviewedKind, id: string): Promise<number> =>
  db.$count(reviewComments, isOpenIn(kind, id))

/** The name or text of a commented row; HTML for a hint. */
const title = sql`case ${reviewComments.kind}
  when 'lesson' then (select ${lessonTitle} from ${lessons} where ${lessons.id} = ${reviewComments.rowId})
  when 'exercise' then (select ${exercises.example} from ${exercises} where ${exercises.id} = ${reviewComments.rowId})
  when 'word' then (select ${words.answer} from ${words} where ${words.id} = ${reviewComments.rowId})
  when 'hint' then (select ${hints.content} from ${hints} where ${hints.id} = ${reviewComments.rowId}) end`

const titleLang = sql<LangCode | null>`case ${reviewComments.kind}
  when 'lesson' then (select ${lessons.sourceLang} from ${lessons} where ${lessons.id} = ${reviewComments.rowId})
  when 'exercise' then (select ${exercises.exampleLang} from ${exercises} where ${exercises.id} = ${reviewComments.rowId})
  when 'word' then (select ${words.answerLang} from ${words} where ${words.id} = ${reviewComments.rowId})
  when 'hint' then (select ${hints.sourceLang} from ${hints} where ${hints.id} = ${reviewComments.rowId}) end`

/** Maximum length of a row's name, in characters. */
const TITLE_LENGTH = 120

/** Lists the unresolved comments on the content of a course or lesson, oldest first, and their number. */
export async function listOpenComments(
  db: Database,
  kind: ReviewedKind,
  id: string,
): Promise<{ data: OpenComment[]; metadata: { total: number } }> {
  await readIsInReview(db, kind, id)
  const rows = await db
    .select({
      comment: reviewComments,
      title: sql<string>`coalesce(${title}, '')`,
      titleLang,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(reviewComments)
    .where(isOpenIn(kind, id))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id))
    .limit(MAX_LISTED_COMMENTS)
  const emails = await readEmails(
    db,
    rows.flatMap(({ comment }) => comment.userId ?? []),
  )
  const data = rows.map(({ comment, title: name, titleLang: lang }): OpenComment => {
    const { id: _id, kind, rowId, field, text, userId, createdAt } = comment
    return {
      _id,
      kind,
      rowId,
      title: cutText(kind === 'hint' ? plainText(name) : name, TITLE_LENGTH),
      titleLang: lang,
      field,
      text,
      author: (userId !== null && emails.get(userId)) || null,
      createdAt: createdAt.toISOString(),
    }
  })
  return { data, metadata: { total: rows[0]?.total ?? 0 } }
}
