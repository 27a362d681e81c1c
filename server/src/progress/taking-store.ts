import type { RepetitionMode } from '@mowka/contract/schemas/progress'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { type Prepared, prepared } from '../database/prepared'
import type { LoggedEvent, Projections } from './projections'
import {
  confirmedSuccesses,
  dailyPoints,
  exerciseProgress,
  learnerLogs,
  lessonProgress,
  pointTotals,
  progressEvents,
  repetitionItems,
  repetitionModes,
} from './tables'

const userId = sql.placeholder('userId')
const lessonId = sql.placeholder('lessonId')

/** Only who has the turn writes. */
const hasTurn = sql`exists (select from turn)`

const namesOf = (columns: readonly PgColumn[], of?: string): SQL =>
  sql.join(
    columns.map(({ name }) =>
      of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  )

/** Inserts the rows of a value, which is JSON with the columns' names, where there is the turn. */
function insertRows(table: PgTable, columns: readonly PgColumn[], rows: string): SQL {
  return sql`insert into ${table} (${namesOf(columns)})
    select ${namesOf(columns, 'row')} from jsonb_populate_recordset(null::${table}, ${sql.placeholder(rows)}::jsonb) as row
    where ${hasTurn}`
}

/** The same for rows of a projection, which take the place of those with the same key. */
function upsertRows(table: PgTable, key: readonly PgColumn[], rows: string): SQL {
  const columns = Object.values<PgColumn>(getTableColumns(table))
  const changes = columns
    .filter((column) => !key.includes(column))
    .map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`)
  return sql`${insertRows(table, columns, rows)}
    on conflict (${namesOf(key)}) do update set ${sql.join(changes, sql`, `)}`
}

const loggedColumns = Object.values<PgColumn>(getTableColumns(progressEvents)).filter(
  (column) => column !== progressEvents.seq,
)

const { lessonId: ofLesson, mode: ofMode, userId: ofUser } = repetitionItems

/** What an event may change besides the log, each as a step of the one statement that takes it. */
const steps = {
  confirmed: sql`delete from ${confirmedSuccesses} where ${confirmedSuccesses.userId} = ${userId}
    and ${confirmedSuccesses.exerciseId} = ${sql.placeholder('confirmed')}::text and ${hasTurn}`,
  closedMode: sql`delete from ${repetitionItems} where ${ofUser} = ${userId} and ${ofLesson} = ${lessonId}
    and ${ofMode} = ${sql.placeholder('closedMode')}::text and ${hasTurn}`,
  lessons: upsertRows(lessonProgress, [lessonProgress.userId, lessonProgress.lessonId], 'lessons'),
  exercises: upsertRows(
    exerciseProgress,
    [exerciseProgress.userId, exerciseProgress.lessonId, exerciseProgress.exerciseId],
    'exercises',
  ),
  modes: upsertRows(
    repetitionModes,
    [repetitionModes.userId, repetitionModes.lessonId, repetitionModes.mode],
    'modes',
  ),
  items: upsertRows(repetitionItems, [ofUser, ofLesson, ofMode, repetitionItems.exerciseId], 'items'),
  days: upsertRows(dailyPoints, [dailyPoints.userId, dailyPoints.targetLang, dailyPoints.day], 'days'),
  gained: sql`insert into ${pointTotals} (user_id, target_lang, points)
    select ${userId}, ${sql.placeholder('targetLang')}::text, ${sql.placeholder('gained')}::int where ${hasTurn}
    on conflict (user_id, target_lang) do update set points = ${pointTotals.points} + excluded.points`,
}
type Step = keyof typeof steps
const isStep = (name: string): name is Step => name in steps

const turn = (db: Database) =>
  db.$with('turn', { userId: learnerLogs.userId }).as(sql`
    insert into ${learnerLogs} (user_id, version) values (${userId}, 1)
    on conflict (user_id) do update set version = ${learnerLogs.version} + 1
    where ${learnerLogs.version} = ${sql.placeholder('version')}::int
    returning user_id`)

const statements = new Map<string, Prepared<{ userId: string }[], undefined>>()

/**
 * Takes an event in one statement, and so whole or not at all: the turn, the event, and every row that it changes.
 * Without the turn, because the log was written to since it was read, nothing happens. It has the steps that change
 * something, since each costs time even where it writes nothing; events need a handful of such statements.
 */
function takeWith(wanted: readonly Step[]): Prepared<{ userId: string }[], undefined> {
  const name = ['take event', ...wanted].join(' ')
  const known = statements.get(name)
  if (known) return known
  const statement = prepared(name, (db) => {
    const first = turn(db)
    return db
      .with(
        first,
        db.$with('logged', {}).as(insertRows(progressEvents, loggedColumns, 'events')),
        ...wanted.map((step) => db.$with(`step_${step}`, {}).as(steps[step])),
      )
      .select({ userId: first.userId })
      .from(first)
  })
  statements.set(name, statement)
  return statement
}

/** Rows as JSON with the names of the table's columns; null for none. */
function asRows<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<Table['$inferSelect']>[],
  learnerId: string,
): string | null {
  if (rows.length === 0) return null
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  return JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row, userId: learnerId }
      return Object.fromEntries(columns.map(([key, { name }]) => [name, values[key] ?? null]))
    }),
  )
}

/** An event with what it changes: the projections as they are after it, and the session that it closes. */
export type Taking = {
  eventId: string
  event: LoggedEvent
  state: Projections
  /** Points that the event earned. */
  gained: number
  closedMode: RepetitionMode | null
}

/** Takes an event when the log is still as it was read; false when someone else has written since. */
export async function takeTouched(
  db: Database,
  learnerId: string,
  version: number,
  { eventId, event, state, gained, closedMode }: Taking,
): Promise<boolean> {
  const lessons = [...state.lessons.values()]
  const rows = {
    lessons: asRows(
      lessonProgress,
      lessons.flatMap(({ lesson }) => lesson ?? []),
      learnerId,
    ),
    exercises: asRows(
      exerciseProgress,
      lessons.flatMap((each) => [...each.exercises.values()]),
      learnerId,
    ),
    modes: asRows(
      repetitionModes,
      lessons.flatMap((each) => [...each.modes.values()]),
      learnerId,
    ),
    items: asRows(
      repetitionItems,
      lessons.flatMap((each) => [...each.items.values()]),
      learnerId,
    ),
    days: asRows(dailyPoints, [...state.days.values()], learnerId),
  }
  const changes = {
    ...rows,
    confirmed: event.confirmed ? (event.payload.exerciseId ?? null) : null,
    closedMode,
    gained: gained > 0 ? gained : null,
  }
  const wanted = Object.keys(steps)
    .filter(isStep)
    .filter((step) => changes[step] !== null)
  const taken = await takeWith(wanted)(db, {
    ...changes,
    userId: learnerId,
    version,
    lessonId: event.lessonId,
    targetLang: event.targetLang,
    events: asRows(progressEvents, [{ ...event, eventId }], learnerId),
  })
  return taken.length > 0
}

/**
 * Takes the turn to write to a learner's log until the transaction ends: whoever has read it before has to read it
 * again.
 */
export async function takeTurn(tx: Database, learnerId: string): Promise<void> {
  await tx
    .insert(learnerLogs)
    .values({ userId: learnerId, version: 1 })
    .onConflictDoUpdate({
      target: learnerLogs.userId,
      set: { version: sql`${learnerLogs.version} + 1` },
    })
}
