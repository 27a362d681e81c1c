import type { exerciseList } from '@mowka/shared/contract/endpoints/exercise'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { ReportedBugStatus } from '@mowka/shared/contract/schemas/learning'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import { and, asc, desc, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { containsText, listWhere } from '../http/list-query'
import { type ExerciseRow, type WholeExercise, wholeExercises } from './exercise-store'
import { exerciseHints, exercises, exerciseWords, hints, lessonItems, reportedBugs, words } from './tables'

export type ReportRow = Pick<
  typeof reportedBugs.$inferSelect,
  'id' | 'exerciseId' | 'mode' | 'comment' | 'suggestedAnswer' | 'status' | 'createdAt'
>

/** Exercises with this very tag; an index serves it. */
const hasTag = (tag: string): SQL => sql`${exercises.tags} @> ${JSON.stringify([tag])}::jsonb`

const hasReport = (db: Database, status: ReportedBugStatus): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reportedBugs)
      .where(and(eq(reportedBugs.exerciseId, exercises.id), eq(reportedBugs.status, status))),
  )

/** What each order sorts by. The tie goes the same way, so that one index serves both directions. */
const sortColumns = {
  createdAt: exercises.createdAt,
  example: sql`lower(${exercises.example})`,
  answer: sql`lower(${exercises.answer})`,
}

/** The ids of one page of exercises, and how many match (S-ADM-01, S-ADM-16, S-ADM-17). */
export async function readExercisePage(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof exerciseList>,
): Promise<{ ids: string[]; total: number }> {
  const where = listWhere<typeof exerciseList>(
    {
      $search: (text) => {
        const sought = containsText(text, [exercises.example, exercises.answer])
        return sought && or(sought, hasTag(text.trim()))
      },
      exampleLang: exercises.exampleLang,
      answerLang: exercises.answerLang,
      'reportedBugs.status': (status) => hasReport(db, status),
      tags: hasTag,
      _id: exercises.id,
      active: exercises.active,
      needAttention: exercises.needAttention,
    },
    filters,
  )
  const direction = sort.direction === 'asc' ? asc : desc
  const rows = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(where)
    .orderBy(direction(sortColumns[sort.field]), direction(exercises.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { ids: rows.map(({ id }) => id), total: await db.$count(exercises, where) }
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

/** What learners reported about exercises, the newest first. */
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

/** Which of these words and hints are not there. */
export async function missingLinks(
  db: Database,
  { words: wordIds = [], hints: hintIds = [] }: { words?: readonly string[]; hints?: readonly string[] },
): Promise<{ words: string[]; hints: string[] }> {
  const known = async (table: typeof words | typeof hints, ids: readonly string[]) => {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
    const found = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => !found.has(id))
  }
  return { words: await known(words, wordIds), hints: await known(hints, hintIds) }
}

/** What of an exercise is kept in its own row. */
export type ExerciseColumns = Omit<typeof exercises.$inferInsert, 'id' | 'version' | 'edited' | 'createdAt'>

/** What an exercise links to, each in its order. Absent lists stay. */
export type ExerciseLinks = { words?: readonly string[]; hints?: readonly string[] }

const unique = (ids: readonly string[]) => [...new Set(ids)]

async function writeLinks(
  db: Database,
  exerciseId: string,
  links: ExerciseLinks,
  isNew = false,
): Promise<void> {
  if (links.words) {
    if (!isNew) await db.delete(exerciseWords).where(eq(exerciseWords.exerciseId, exerciseId))
    const rows = unique(links.words).map((wordId, position) => ({ exerciseId, wordId, position }))
    if (rows.length > 0) await db.insert(exerciseWords).values(rows)
  }
  if (links.hints) {
    if (!isNew) await db.delete(exerciseHints).where(eq(exerciseHints.exerciseId, exerciseId))
    const rows = unique(links.hints).map((hintId, position) => ({ exerciseId, hintId, position }))
    if (rows.length > 0) await db.insert(exerciseHints).values(rows)
  }
}

/** Makes an exercise. Nothing happens when there is one with this id. */
export async function insertExercise(
  db: Database,
  row: ExerciseColumns & { id: string; createdAt: Date },
  links: ExerciseLinks,
): Promise<void> {
  const made = await db
    .insert(exercises)
    .values({ ...row, edited: true })
    .onConflictDoNothing()
    .returning({ id: exercises.id })
  if (made.length > 0) await writeLinks(db, row.id, links, true)
}

/** Changes an exercise if it is still in `version`; false when it is not, or is gone (C57). */
export async function updateExercise(
  db: Database,
  id: string,
  version: number | undefined,
  change: Partial<ExerciseColumns>,
  links: ExerciseLinks,
): Promise<boolean> {
  const changed = await db
    .update(exercises)
    // From now on the row is the editors' own: no import overwrites it.
    .set({ ...change, version: sql`${exercises.version} + 1`, edited: true })
    .where(and(eq(exercises.id, id), version === undefined ? undefined : eq(exercises.version, version)))
    .returning({ id: exercises.id })
  if (changed.length === 0) return false
  await writeLinks(db, id, links)
  return true
}

/** Reads the row of an exercise and keeps it from being changed until the transaction ends. */
export async function lockExercise(db: Database, id: string): Promise<ExerciseRow | undefined> {
  const [row] = await db.select().from(exercises).where(eq(exercises.id, id)).for('update')
  return row
}

/** Removes an exercise, also from its lessons. */
export async function removeExercise(db: Database, id: string): Promise<void> {
  await db.delete(lessonItems).where(eq(lessonItems.itemId, id))
  await db.delete(exercises).where(eq(exercises.id, id))
}

/** Takes reports over; returns what those suggest that were new. */
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

/** How many sentences are looked at for one that is almost the same. */
const MOST_SIMILAR = 50

/** Answers of a language that share most of their letters with a text, the nearest first. */
export const readSimilarAnswers = (db: Database, lang: LangCode, answer: string, except?: string) =>
  db
    .select({ id: exercises.id, example: exercises.example, answer: exercises.answer })
    .from(exercises)
    .where(
      and(
        eq(exercises.answerLang, lang),
        sql`${exercises.answer} % ${answer}`,
        except === undefined ? undefined : ne(exercises.id, except),
      ),
    )
    .orderBy(sql`similarity(${exercises.answer}, ${answer}) desc`, asc(exercises.id))
    .limit(MOST_SIMILAR)

/** Whether an exercise or a word still speaks with a recording. */
export async function isRecordingUsed(db: Database, recordingId: string): Promise<boolean> {
  const [used] = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(or(eq(exercises.exampleRecording, recordingId), eq(exercises.answerRecording, recordingId)))
    .limit(1)
  if (used) return true
  const [word] = await db
    .select({ id: words.id })
    .from(words)
    .where(or(eq(words.exampleRecording, recordingId), eq(words.answerRecording, recordingId)))
    .limit(1)
  return word !== undefined
}
