import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { learner, miniLibrary, paths, sentence } from '../../../testing/learner'
import { idOf, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { dailyPoints, exerciseProgress, lessonProgress, progressEvents } from '../tables'
import { rebuildProjections } from './log'

const script = fs.readFileSync(
  path.resolve(__dirname, '../../../../deploy/partition-progress-events.sql'),
  'utf8',
)

const ola = { name: 'ola' }
const ela = { name: 'ela' }
const early = randomUUID()
const payload = { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' as const }

let t: TestApi
let before: unknown
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
  t.setNow('2026-11-16T10:00:00Z')
  const { post } = await learner(t, ola)
  await post('LESSON_STARTED', paths.first)
  await post('EXAMPLE_SUCCESS', paths.first, { eventId: early, payload })
  const { answer } = await t.call('getMe', {}, ola)
  before = await stateOf(answer.userId)
  await t.executeSql(`begin; ${script}; commit`)
})
afterAll(() => t.close())

const userIdOf = async (who: { name: string }) => (await t.call('getMe', {}, who)).answer.userId

/** A learner's log and projections. */
async function stateOf(userId: string) {
  const [log, ...projections] = await Promise.all([
    t.db
      .select()
      .from(progressEvents)
      .where(eq(progressEvents.userId, userId))
      .orderBy(asc(progressEvents.seq)),
    ...[lessonProgress, exerciseProgress, dailyPoints].map((table) =>
      t.db.select().from(table).where(eq(table.userId, userId)),
    ),
  ])
  return { log, projections }
}

/** The partitions that hold the events of a learner, in their order. */
async function partitionsOf(userId: string) {
  const rows = await t.db
    .select({ name: sql<string>`tableoid::regclass::text` })
    .from(progressEvents)
    .where(eq(progressEvents.userId, userId))
    .orderBy(asc(progressEvents.seq))
  return rows.map(({ name }) => name)
}

test('partitioning preserves events, their order and the projections', async () => {
  const userId = await userIdOf(ola)
  expect(await stateOf(userId)).toEqual(before)
  expect(await partitionsOf(userId)).toEqual(['progress_events_2026_11', 'progress_events_2026_11'])
})

test('an event from before the partitioning that is sent again in another month is stored once (C60)', async () => {
  const { post } = await learner(t, ola)
  t.setNow('2026-12-02T10:00:00Z')
  const { answer } = await post('EXAMPLE_SUCCESS', paths.first, { eventId: early, payload })
  t.setNow('2026-11-16T10:00:00Z')
  expect(answer).toEqual({ stored: false })
  expect(await partitionsOf(await userIdOf(ola))).toHaveLength(2)
})

test('an event that is sent many times concurrently is stored once (C60)', async () => {
  const { post } = await learner(t, ela)
  const eventId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => post('EXAMPLE_SUCCESS', paths.first, { eventId, payload })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.filter(({ answer }) => answer.stored)).toHaveLength(1)
})

test('events go to the month of their arrival, and to the default partition beyond the created months', async () => {
  const who = { name: 'iga' }
  const { post } = await learner(t, who)
  await post('LESSON_STARTED', paths.first)
  t.setNow('2026-12-01T00:00:00Z')
  await post('EXAMPLE_DISPLAYED', paths.first, { payload })
  t.setNow('2050-01-01T00:00:00Z')
  await post('EXAMPLE_ATTEMPT', paths.first, { payload })
  t.setNow('2026-11-16T10:00:00Z')
  expect(await partitionsOf(await userIdOf(who))).toEqual([
    'progress_events_2026_11',
    'progress_events_2026_12',
    'progress_events_default',
  ])
})

test('a reset hides earlier events, and a rebuild from all months gives the same projections', async () => {
  const who = { name: 'ula' }
  const { post } = await learner(t, who)
  await post('EXAMPLE_SUCCESS', paths.first, { payload })
  t.setNow('2026-12-02T10:00:00Z')
  await t.call('deleteLessonProgress', { body: { lessonIds: [idOf(paths.first)] } }, who)
  t.setNow('2026-11-16T10:00:00Z')
  const userId = await userIdOf(who)
  const recorded = await stateOf(userId)
  await rebuildProjections(t.db, userId)
  expect(await stateOf(userId)).toEqual(recorded)
})

test('deleting an account deletes its events of all months', async () => {
  const userId = await userIdOf(ela)
  expect(await partitionsOf(userId)).not.toEqual([])
  await t.db.execute(sql`delete from users where id = ${userId}`)
  expect(await partitionsOf(userId)).toEqual([])
})

test('a column added by a later migration is added to all months', async () => {
  await t.executeSql('alter table progress_events add column later text')
  await t.executeSql('alter table progress_events drop column later')
  expect(await partitionsOf(await userIdOf(ola))).toHaveLength(2)
})

test('further months can be added, and months that exist are left alone', async () => {
  const count = async () => {
    const { rows } = await t.executeSql(
      `select relid::regclass::text from pg_partition_tree('progress_events') where isleaf`,
    )
    return rows.length
  }
  const created = await count()
  await t.executeSql('select add_progress_months(36)')
  expect(await count()).toBe(created + 30)
  await t.executeSql('select add_progress_months(36)')
  expect(await count()).toBe(created + 30)
})
