import type { stumbleList } from '@mowka/contract/endpoints/refused-answer'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { LEAST_PEOPLE } from '@mowka/domain/refused-answer'
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { exercisesThatSay, exerciseVersions, isOfCourse, isOfLevel } from '../course/public'
import type { Database } from '../database/database'
import { rowsChangedSince } from '../history/public'
import { listWhere } from '../http/list-query'
import { refusedAnswers, stumbles } from './tables'
import type { Verdict } from './verdict'

const { exerciseId, normalForm, userId, typed, verdict, disputed, asideAt } = refusedAnswers

const isWaiting = isNull(asideAt)
const people = sql<number>`count(*)`.mapWith(Number)
const disputedBy = sql<number>`count(*) filter (where ${disputed})`.mapWith(Number)
const waiting = sql`count(*) filter (where ${isWaiting})`

/**
 * Which answers of a group are shown: those that enough people gave or someone disputes. One that was set aside comes
 * back when as many people more have given it.
 */
const isShown = sql`${waiting} > 0 and ${waiting} >= count(*) - ${waiting}
  and (count(*) >= ${sql.raw(String(LEAST_PEOPLE))} or bool_or(${disputed} and ${isWaiting}))`

/** The answers that wait for a decision, by exercise and normal form. */
const shownForms = (db: Database, ids: readonly string[]) =>
  db
    .select({
      exerciseId: exerciseId,
      normalForm: normalForm,
      /** As most people typed it. */
      typed: sql<string>`mode() within group (order by ${typed})`.as('most_typed'),
      people: people.as('people'),
      disputedBy: disputedBy.as('disputers'),
      place: sql<number>`row_number() over (partition by ${exerciseId} order by count(*) desc,
        count(*) filter (where ${disputed}) desc, ${normalForm})`
        .mapWith(Number)
        .as('place'),
    })
    .from(refusedAnswers)
    .where(and(inArray(exerciseId, [...ids]), eq(verdict, 'refused')))
    .groupBy(exerciseId, normalForm)
    .having(isShown)
    .as('shown_forms')

/** The first answers of each exercise that wait for a decision, the most frequent first. */
export async function readShownForms(db: Database, ids: readonly string[], most: number) {
  if (ids.length === 0) return []
  const forms = shownForms(db, ids)
  return db.select().from(forms).where(sql`${forms.place} <= ${most}`).orderBy(asc(forms.place))
}

/** How many answers of an exercise were given by one person each and are not shown. */
export async function countRareForms(db: Database, id: string): Promise<number> {
  const rare = db
    .select({ normalForm })
    .from(refusedAnswers)
    .where(and(eq(exerciseId, id), eq(verdict, 'refused'), isWaiting))
    .groupBy(normalForm)
    .having(sql`count(*) < ${LEAST_PEOPLE} and not bool_or(${disputed})`)
    .as('rare')
  return db.$count(rare)
}

/** How an answer of an exercise was most often typed; undefined where nobody gave it. */
export async function readTyped(db: Database, id: string, form: string): Promise<string | undefined> {
  const [row] = await db
    .select({ typed: sql<string>`mode() within group (order by ${typed})` })
    .from(refusedAnswers)
    .where(and(eq(exerciseId, id), eq(normalForm, form)))
    .groupBy(normalForm)
  return row?.typed
}

/** Sets an answer of an exercise aside, or brings it back. */
export async function setAside(db: Database, id: string, form: string, at: Date | null): Promise<void> {
  await db
    .update(refusedAnswers)
    .set({ asideAt: at })
    .where(and(eq(exerciseId, id), eq(normalForm, form), at ? isWaiting : undefined))
}

/** Answers that may be shown, whatever the exercise says to them now, with what it said. At most so many. */
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
    .having(or(gt(people, LEAST_PEOPLE - 1), sql`bool_or(${disputed})`))
    .orderBy(desc(people), asc(normalForm))
    .limit(most)

/** Keeps what an exercise of a version says to its answers. */
export async function writeVerdicts(
  db: Database,
  { id, version, answerLang }: { id: string; version: number; answerLang: string },
  verdicts: ReadonlyMap<Verdict, readonly string[]>,
): Promise<void> {
  for (const [said, forms] of verdicts) {
    await db
      .update(refusedAnswers)
      .set({ verdict: said })
      .where(and(eq(exerciseId, id), inArray(normalForm, [...forms]), ne(verdict, said)))
  }
  await db.update(stumbles).set({ version, answerLang, stale: true }).where(eq(stumbles.exerciseId, id))
}

/**
 * Exercises whose answers were judged by another version, by id from the one after `after` on. With `since` only those
 * that changed or were tried lately.
 */
export async function readOutdated(
  db: Database,
  { after = '', limit, since }: { after?: string | undefined; limit: number; since: Date | null },
): Promise<string[]> {
  const versions = exerciseVersions(db)
  const lately =
    since &&
    sql`${stumbles.exerciseId} in (${db
      .select({ id: stumbles.exerciseId })
      .from(stumbles)
      .where(eq(stumbles.stale, true))} union ${rowsChangedSince(db, 'exercise', since)})`
  const rows = await db
    .select({ id: stumbles.exerciseId })
    .from(stumbles)
    .innerJoin(versions, eq(versions.id, stumbles.exerciseId))
    .where(and(ne(versions.version, stumbles.version), gt(stumbles.exerciseId, after), lately ?? undefined))
    .orderBy(asc(stumbles.exerciseId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Counts exercises again to which something came; others that are being counted are left out. Returns how many there
 * were. The mark goes first, so that what comes meanwhile is not lost.
 */
export const recount = (db: Database, most: number, only?: string): Promise<number> =>
  db.transaction(async (tx) => {
    const stale = tx
      .select({ id: stumbles.exerciseId })
      .from(stumbles)
      .where(and(eq(stumbles.stale, true), only === undefined ? undefined : eq(stumbles.exerciseId, only)))
      .orderBy(asc(stumbles.exerciseId))
      .limit(most)
      .for('update', only === undefined ? { skipLocked: true } : {})
    const nobody = { people: 0, disputedBy: 0, forms: 0 }
    const taken = await tx
      .update(stumbles)
      .set({ stale: false, ...nobody })
      .where(sql`${stumbles.exerciseId} in (${stale})`)
      .returning({ id: stumbles.exerciseId })
    const ids = taken.map(({ id }) => id)
    if (ids.length === 0) return 0
    const forms = shownForms(tx, ids)
    const counted = tx
      .select({
        exerciseId: sql<string>`${forms.exerciseId}`.as('counted_exercise'),
        people: sql<number>`count(distinct ${userId})`.as('people_of_all'),
        disputedBy: sql<number>`count(distinct ${userId}) filter (where ${disputed})`.as('disputers_of_all'),
        forms: sql<number>`count(distinct ${forms.normalForm})`.as('forms_of_all'),
      })
      .from(forms)
      .innerJoin(refusedAnswers, and(eq(exerciseId, forms.exerciseId), eq(normalForm, forms.normalForm)))
      .where(and(inArray(exerciseId, ids), eq(verdict, 'refused')))
      .groupBy(forms.exerciseId)
      .as('counted')
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
export async function markOne(db: Database, id: string): Promise<void> {
  await db.update(stumbles).set({ stale: true }).where(eq(stumbles.exerciseId, id))
}

/** Marks all exercises to be counted again: answers may have gone with their accounts. */
export async function markAll(db: Database): Promise<void> {
  await db.update(stumbles).set({ stale: true }).where(eq(stumbles.stale, false))
}

/** Deletes the answers from before a moment. */
export async function forgetBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(refusedAnswers).where(lt(refusedAnswers.createdAt, moment))
}

/** One page of the exercises at which people stumble, and how many there are. */
export async function readStumblePage(
  db: Database,
  { filters, sort, limit, page }: ReadListQuery<typeof stumbleList>,
): Promise<{ rows: (typeof stumbles.$inferSelect)[]; total: number }> {
  const where = and(
    gt(stumbles.people, 0),
    listWhere<typeof stumbleList>(
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

/** How many people stumble at an exercise; undefined where nobody ever did. */
export async function readStumble(db: Database, id: string) {
  const [row] = await db.select().from(stumbles).where(eq(stumbles.exerciseId, id))
  return row
}
