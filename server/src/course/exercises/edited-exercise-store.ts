import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { exerciseList } from '@mowka/contract/endpoints/editor/exercise'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ReportedBugStatus } from '@mowka/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { and, asc, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { containsText, searchFormOf } from '../../database/search-form'
import { fromNearerEnd, listColumns, listWhere, pageOrder } from '../../http/list-query'
import { type ExerciseRow, type WholeExercise, wholeExercises } from '../exercise-store'
import { exerciseHints, exercises, hints, lessonItems, reportedBugs, words } from '../tables'
import { words as hintText } from './hints'

export type ReportRow = Pick<
  typeof reportedBugs.$inferSelect,
  'id' | 'exerciseId' | 'mode' | 'comment' | 'suggestedAnswer' | 'status' | 'createdAt'
>

/** Matches exercises with exactly this tag, by an index. */
const hasTag = (tag: string): SQL => sql`${exercises.tags} @> ${JSON.stringify([tag])}::jsonb`

const hasReport = (db: Database, status: ReportedBugStatus): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reportedBugs)
      .where(and(eq(reportedBugs.exerciseId, exercises.id), eq(reportedBugs.status, status))),
  )

const by = listColumns(exerciseKind, exercises)

/** The ids of one page of exercises, and how many match (S-ADM-01, S-ADM-16, S-ADM-17). */
export async function readExercisePage(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof exerciseList>,
): Promise<{ ids: string[]; total: number }> {
  const where = listWhere<typeof exerciseList>(
    {
      ...by.filters,
      $search: (text) => {
        const sought = containsText(text, [exercises.example, exercises.answer])
        return sought && or(sought, hasTag(text.trim()))
      },
      'reportedBugs.status': (status) => hasReport(db, status),
      tags: hasTag,
    },
    filters,
  )
  const total = await db.$count(exercises, where)
  const rows = await fromNearerEnd({ sort, limit, page, total }, (way) =>
    db
      .select({ id: exercises.id })
      .from(exercises)
      .where(where)
      .orderBy(...pageOrder<typeof exerciseList>(by.sort, way.sort, total, exercises.id))
      .limit(way.limit)
      .offset(way.offset),
  )
  return { ids: rows.map(({ id }) => id), total }
}

/** Exercises with their words and hints, in the order of their ids. */
export async function readExercisesByIds(db: Database, ids: readonly string[]): Promise<WholeExercise[]> {
  if (ids.length === 0) return []
  const whole = wholeExercises(db)
  const rows = await db
    .select()
    .from(whole)
    .where(inArray(whole.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Learners' reports about exercises, newest first. */
export async function readReports(db: Database, exerciseIds: readonly string[]): Promise<ReportRow[]> {
  if (exerciseIds.length === 0) return []
  return db
    .select({
      id: reportedBugs.id,
      exerciseId: reportedBugs.exerciseId,
      mode: reportedBugs.mode,
      comment: reportedBugs.comment,
      suggestedAnswer: reportedBugs.suggestedAnswer,
      status: reportedBugs.status,
      createdAt: reportedBugs.createdAt,
    })
    .from(reportedBugs)
    .where(inArray(reportedBugs.exerciseId, [...exerciseIds]))
    .orderBy(desc(reportedBugs.createdAt), desc(reportedBugs.id))
}

/** The hints of an exercise with their contents, in their order. */
export const readHintContents = (db: Database, exerciseId: string) =>
  db
    .select({ id: hints.id, content: hints.content, active: hints.active })
    .from(exerciseHints)
    .innerJoin(hints, eq(hints.id, exerciseHints.hintId))
    .where(eq(exerciseHints.exerciseId, exerciseId))
    .orderBy(asc(exerciseHints.position))

/** Reads the row of an exercise and locks it until the transaction ends. */
export async function lockExercise(db: Database, id: string): Promise<ExerciseRow | undefined> {
  const [row] = await db.select().from(exercises).where(eq(exercises.id, id)).for('update')
  return row
}

/** Removes an exercise from its lessons. */
export async function removeFromLessons(db: Database, id: string): Promise<void> {
  await db.delete(lessonItems).where(eq(lessonItems.itemId, id))
}

/** Approves reports; returns the suggestions of those that were new. */
export async function approveReports(db: Database, exerciseId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .update(reportedBugs)
    .set({ status: 'APPROVED' })
    .where(
      and(
        eq(reportedBugs.exerciseId, exerciseId),
        inArray(reportedBugs.id, [...ids]),
        eq(reportedBugs.status, 'REPORTED'),
      ),
    )
    .returning({ id: reportedBugs.id, suggestedAnswer: reportedBugs.suggestedAnswer })
}

export async function removeReports(db: Database, exerciseId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .delete(reportedBugs)
    .where(and(eq(reportedBugs.exerciseId, exerciseId), inArray(reportedBugs.id, [...ids])))
}

/** Maximum number of candidate sentences compared for near duplicates. */
const MAX_SIMILAR = 50

/** Minimum trigram similarity of sentences that differ by one word of five. */
const MIN_SIMILARITY = 0.5

/** Answers of a language that share most of their letters with a text, the most similar first; uses an index. */
export const readSimilarAnswers = (db: Database, lang: LangCode, answer: string, except?: string) =>
  db.transaction(async (tx) => {
    const [answers, sought] = [searchFormOf(exercises.answer), searchFormOf(sql`${answer}`)]
    await tx.execute(sql`set local pg_trgm.similarity_threshold = ${sql.raw(String(MIN_SIMILARITY))}`)
    return tx
      .select({ id: exercises.id, example: exercises.example, answer: exercises.answer })
      .from(exercises)
      .where(
        and(
          eq(exercises.answerLang, lang),
          sql`${answers} % ${sought}`,
          except === undefined ? undefined : ne(exercises.id, except),
        ),
      )
      .orderBy(sql`similarity(${answers}, ${sought}) desc`, asc(exercises.id))
      .limit(MAX_SIMILAR)
  })

/** Maximum numbers of exercises searched for reasons, and of reasons offered. */
const MAX_EXERCISES_SEARCHED = 2000
const MAX_REASONS = 12

/** Comments on approved expected mistakes in a language, the most frequent first. */
export async function readMistakeReasons(db: Database, lang: LangCode): Promise<string[]> {
  const asked = db
    .select({ mistakes: exercises.expectedMistakes })
    .from(exercises)
    .where(and(eq(exercises.answerLang, lang), sql`${exercises.expectedMistakes} <> '[]'::jsonb`))
    .limit(MAX_EXERCISES_SEARCHED)
    .as('asked')
  const comment = sql<string>`mistake ->> 'comment'`
  const rows = await db
    .select({ comment })
    .from(sql`${asked}, jsonb_array_elements(${asked.mistakes}) as mistake`)
    .where(sql`mistake -> 'approved' is null`)
    .groupBy(comment)
    .orderBy(sql`count(*) desc`, comment)
    .limit(MAX_REASONS)
  return rows.map((row) => row.comment)
}

/** Maximum number of words and hints offered. */
const MAX_OFFERED = 20

/** Words of a language pair that contain a text, the shortest first. */
export const readLinkableWords = (db: Database, search: string, from: LangCode, to: LangCode) =>
  db
    .select({ id: words.id, answer: words.answer, example: words.example })
    .from(words)
    .where(
      and(
        eq(words.exampleLang, from),
        eq(words.answerLang, to),
        containsText(search, [words.answer, words.example]),
      ),
    )
    .orderBy(sql`length(${words.answer})`, asc(words.answer), asc(words.id))
    .limit(MAX_OFFERED)

/** Hints of a language pair whose text, without markup, contains a text. */
export const readLinkableHints = (db: Database, search: string, from: LangCode, to: LangCode) =>
  db
    .select({ id: hints.id, content: hints.content })
    .from(hints)
    .where(and(eq(hints.sourceLang, from), eq(hints.targetLang, to), containsText(search, [hintText])))
    .orderBy(asc(hints.createdAt), asc(hints.id))
    .limit(MAX_OFFERED)
