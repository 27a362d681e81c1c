import type { problemExerciseList } from '@mowka/contract/endpoints/editor/exercise'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { MIN_LEARNERS } from '@mowka/domain/exercise/refused-answer'
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { exercisesThatSay, exerciseVersions, isOfCourse, isOfLevel } from '../course/public'
import type { Database } from '../database/database'
import { listWhere } from '../http/list-query'
import type { Verdict } from './solution'
import { refusedAnswers, stumbles } from './tables'

const { exerciseId, normalForm, userId, typed, verdict, disputed, asideAt } = refusedAnswers

const isWaiting = isNull(asideAt)
const people = sql<number>`count(*)`.mapWith(Number)
const disputedBy = sql<number>`count(*) filter (where ${disputed})`.mapWith(Number)
const waiting = sql`count(*) filter (where ${isWaiting})`

/**
 * The groups of visible answers: those of enough learners, or disputed. One that was set aside reappears once the
 * number of learners has doubled.
 */
const isShown = sql`${waiting} > 0 and ${waiting} >= count(*) - ${waiting}
  and (count(*) >= ${sql.raw(String(MIN_LEARNERS))} or bool_or(${disputed} and ${isWaiting}))`

/** Answers that their exercise refuses, by the stored verdict. */
const hasRefusedVerdict = eq(verdict, 'refused')

/** Answers with these normal forms, whatever the stored verdict. */
export const isOneOf = (forms: readonly string[]): SQL => inArray(normalForm, [...forms])

/** The refused answers that wait for a decision, by exercise and normal form. */
const shownForms = (db: Database, ids: readonly string[], isRefused: SQL) =>
  db
    .select({
      exerciseId: exerciseId,
      normalForm: normalForm,
      /** The most frequent spelling. */
      typed: sql<string>`mode() within group (order by ${typed})`.as('most_typed'),
      people: people.as('people'),
      disputedBy: disputedBy.as('disputers'),
      place: sql<number>`row_number() over (partition by ${exerciseId} order by count(*) desc,
        count(*) filter (where ${disputed}) desc, ${normalForm})`
        .mapWith(Number)
        .as('place'),
    })
    .from(refusedAnswers)
    .where(and(inArray(exerciseId, [...ids]), isRefused))
    .groupBy(exerciseId, normalForm)
    .having(isShown)
    .as('shown_forms')

/** Up to `limit` refused answers of each exercise that wait for a decision, most frequent first. */
export async function readShownForms(
  db: Database,
  ids: readonly string[],
  limit: number,
  isRefused: SQL = hasRefusedVerdict,
) {
  if (ids.length === 0) return []
  const forms = shownForms(db, ids, isRefused)
  return db.select().from(forms).where(sql`${forms.place} <= ${limit}`).orderBy(asc(forms.place))
}

/** Numbers of learners with a visible answer per exercise, of learners who dispute one, and of answers. */
const stumbleCounts = (db: Database, ids: readonly string[], isRefused: SQL) => {
  const forms = shownForms(db, ids, isRefused)
  return db
    .select({
      exerciseId: sql<string>`${forms.exerciseId}`.as('counted_exercise'),
      people: sql<number>`count(distinct ${userId})`.mapWith(Number).as('people_of_all'),
      disputedBy: sql<number>`count(distinct ${userId}) filter (where ${disputed})`
        .mapWith(Number)
        .as('disputers_of_all'),
      forms: sql<number>`count(distinct ${forms.normalForm})`.mapWith(Number).as('forms_of_all'),
    })
    .from(forms)
    .innerJoin(refusedAnswers, and(eq(exerciseId, forms.exerciseId), eq(normalForm, forms.normalForm)))
    .where(and(inArray(exerciseId, [...ids]), isRefused))
    .groupBy(forms.exerciseId)
}

const noStumbles = { people: 0, disputedBy: 0, forms: 0 }

/** The current counts of one exercise. */
export async function countStumblesOf(db: Database, id: string, isRefused: SQL = hasRefusedVerdict) {
  const [counts] = await stumbleCounts(db, [id], isRefused)
  return counts ?? noStumbles
}

/** Number of an exercise's answers with a single learner, which are hidden. */
export async function countRareForms(db: Database, id: string): Promise<number> {
  const rare = db
    .select({ normalForm })
    .from(refusedAnswers)
    .where(and(eq(exerciseId, id), eq(verdict, 'refused'), isWaiting))
    .groupBy(normalForm)
    .having(sql`count(*) < ${MIN_LEARNERS} and not bool_or(${disputed})`)
    .as('rare')
  return db.$count(rare)
}

/** The most frequent spelling of an answer, or `undefined` for an unknown one. */
export async function readTyped(db: Database, id: string, form: string): Promise<string | undefined> {
  const [row] = await db
    .select({ typed: sql<string>`mode() within group (order by ${typed})` })
    .from(refusedAnswers)
    .where(and(eq(exerciseId, id), eq(normalForm, form)))
    .groupBy(normalForm)
  return row?.typed
}

/** Sets an answer of an exercise aside, or restores it. */
export async function setAside(db: Database, id: string, form: string, at: Date | null): Promise<void> {
  await db
    .update(refusedAnswers)
    .set({ asideAt: at })
    .where(and(eq(exerciseId, id), eq(normalForm, form), at ? isWaiting : undefined))
}

/** Answers that are frequent enough to show, with their stored verdicts: up to `most`, most frequent first. */
export const readJudgedForms = (db: Database, id: string, most: number) =>
  db
    .select({
      normalForm: normalForm,
      typed: sql<string>`mode() within group (order by ${typed})`,
      verdicts: sql<Verdict[]>`array_agg(distinct ${verdict})`,
    })
    .from(refusedAnswers)
    .where(eq(exerciseId, id))
    .groupBy(normalForm)
    .having(or(gt(people, MIN_LEARNERS - 1), sql`bool_or(${disputed})`))
    .orderBy(desc(people), asc(normalForm))
    .limit(most)

/** Stores the verdicts of an exercise's version on its answers. */
export async function writeVerdicts(
  db: Database,
  { id, version, answerLang }: { id: string; version: number; answerLang: string },
  verdicts: ReadonlyMap<Verdict, readonly string[]>,
): Promise<void> {
  for (const [next, forms] of verdicts) {
    await db
      .update(refusedAnswers)
      .set({ verdict: next })
      .where(and(eq(exerciseId, id), inArray(normalForm, [...forms]), ne(verdict, next)))
  }
  await db.update(stumbles).set({ version, answerLang, stale: true }).where(eq(stumbles.exerciseId, id))
}

/** Exercises whose answers were judged by an older version, by id after `after`. */
export async function readOutdated(
  db: Database,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<string[]> {
  const versions = exerciseVersions(db)
  const rows = await db
    .select({ id: stumbles.exerciseId })
    .from(stumbles)
    .innerJoin(versions, eq(versions.id, stumbles.exerciseId))
    .where(and(ne(versions.version, stumbles.version), gt(stumbles.exerciseId, after)))
    .orderBy(asc(stumbles.exerciseId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Counts up to `limit` stale exercises again, except those that another process is counting. Returns their number. The
 * mark is removed first, so that answers arriving meanwhile set it again.
 */
export const recount = (db: Database, limit: number, only?: string): Promise<number> =>
  db.transaction(async (tx) => {
    const stale = tx
      .select({ id: stumbles.exerciseId })
      .from(stumbles)
      .where(and(eq(stumbles.stale, true), only === undefined ? undefined : eq(stumbles.exerciseId, only)))
      .orderBy(asc(stumbles.exerciseId))
      .limit(limit)
      .for('update', only === undefined ? { skipLocked: true } : {})
    const reset = await tx
      .update(stumbles)
      .set({ stale: false, ...noStumbles })
      .where(sql`${stumbles.exerciseId} in (${stale})`)
      .returning({ id: stumbles.exerciseId })
    const ids = reset.map(({ id }) => id)
    if (ids.length === 0) return 0
    const counted = stumbleCounts(tx, ids, hasRefusedVerdict).as('counted')
    await tx
      .update(stumbles)
      .set({
        people: sql`${counted.people}`,
        disputedBy: sql`${counted.disputedBy}`,
        forms: sql`${counted.forms}`,
      })
      .from(counted)
      .where(eq(stumbles.exerciseId, counted.exerciseId))
    return ids.length
  })

/** Marks an exercise to be counted again. */
export async function markStale(db: Database, id: string): Promise<void> {
  await db.update(stumbles).set({ stale: true }).where(eq(stumbles.exerciseId, id))
}

/** Marks all exercises to be counted again, because deleting accounts also deletes answers. */
export async function markAllStale(db: Database): Promise<void> {
  await db.update(stumbles).set({ stale: true }).where(eq(stumbles.stale, false))
}

/** Deletes the answers given before a time. */
export async function forgetBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(refusedAnswers).where(lt(refusedAnswers.createdAt, moment))
}

/** One page of the exercises with refused answers, and their total. */
export async function readStumblePage(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof problemExerciseList>,
): Promise<{ rows: (typeof stumbles.$inferSelect)[]; total: number }> {
  const where = and(
    gt(stumbles.people, 0),
    listWhere<typeof problemExerciseList>(
      {
        $search: (text) =>
          text.trim() ? inArray(stumbles.exerciseId, exercisesThatSay(db, text)) : undefined,
        answerLang: stumbles.answerLang,
        level: (level) => isOfLevel(db, stumbles.exerciseId, level),
        course: (course) => isOfCourse(db, stumbles.exerciseId, course),
        disputed: (isDisputed) => (isDisputed ? gt(stumbles.disputedBy, 0) : eq(stumbles.disputedBy, 0)),
      },
      filters,
    ),
  )
  const direction = sort.direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(stumbles)
    .where(where)
    .orderBy(direction(stumbles[sort.field]), direction(stumbles.exerciseId))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(stumbles, where) }
}

/** The stored counts of an exercise, or `undefined` if it never had a refused answer. */
export async function readStumble(db: Database, id: string) {
  const [row] = await db.select().from(stumbles).where(eq(stumbles.exerciseId, id))
  return row
}
