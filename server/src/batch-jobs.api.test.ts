import { and, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { learner, miniLibrary, paths, sentence } from '../testing/learner'
import { sampleLibrary, seedLibrary } from '../testing/library'
import { order } from '../testing/shop'
import { admin, startTestApi, type TestApi } from '../testing/test-api'
import { cleanUpExports } from './account/jobs'
import { countStumbles, forgetRefused } from './attempt/jobs'
import { stumbles } from './attempt/tables'
import { exercises } from './course/tables'
import { domainJobs } from './domain-jobs'
import { sendDueCards } from './gift-card/jobs'
import { giftCards } from './gift-card/tables'
import { cleanUpImports } from './import/jobs'
import { countInsights } from './insights/jobs'
import { insightWeeks } from './insights/tables'
import { cleanUpOrders } from './order/jobs'
import { orders } from './order/tables'
import { moveRecordings, warmRecordings } from './recording/jobs'
import { recordings } from './recording/tables'
import { announceAccessEnds } from './reminder/access-end'
import { sendReminders } from './reminder/jobs'
import { accessEndReminders, reminderDays } from './reminder/tables'
import { advanceAccess } from './user/jobs'
import { accessGrants, languageAccesses } from './user/tables'

/** Jobs about a single object, and jobs that consist of one statement: no row can block another. */
const singles = [
  'account.export',
  'account.remove',
  'assistant.forget',
  'background.report',
  'import.apply',
  'import.read',
  'import.undo',
  'mail.reject',
  'mail.send',
  'order.ask',
  'order.refund',
  'rate-limit.forget',
  'reminder.push',
  'vocabulary.fit',
]

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await t.db.execute(sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'poisoned'; end $$`)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.empty()
  await seedLibrary(t, { ...miniLibrary(), products: sampleLibrary().products })
  t.setNow('2026-11-16T12:00:00Z')
})

/** Makes the database refuse every change of a row, as if the code couldn't handle its data. */
const poison = (table: PgTable, column: string, value: string, changes = 'insert or update') =>
  t.db.execute(sql`create or replace trigger poison before ${sql.raw(changes)} on ${table} for each row
    when (new.${sql.identifier(column)}::text = ${sql.raw(`'${value}'`)}) execute function refuse_row()`)
const heal = (table: PgTable) => t.db.execute(sql`drop trigger if exists poison on ${table}`)

/** Rows for a job, of which the first is poisoned, and the expected result for the others. */
type Batch = {
  job: typeof sendDueCards
  table: PgTable | null
  prepare: () => Promise<() => Promise<unknown>>
  /** Expected result of `prepare`'s function after the job has run. */
  done: unknown
}

const card = (id: string, sendAt: string) => ({
  id,
  requestId: id,
  pattern: id,
  plan: 'MONTHLY_SUBSCRIPTION_1:PL',
  languages: ['ENG' as const],
  status: 'active' as const,
  directory: 'x',
  inscription: '',
  sendToEmailAddress: `${id}@mowka.test`,
  createdAt: t.services.now(),
  sendAt,
})
const userIdOf = async (name: string) => (await t.call('getMe', {}, { name })).answer.userId

/** Creates two learners who were active yesterday; returns the id of the first. */
async function twoLearners(): Promise<string> {
  for (const name of ['ala', 'ola']) {
    const person = await learner(t, { name })
    const body = { action: 'learn-lang', payload: { learnLang: 'ENG' } }
    await t.call('patchUserMetadata', { body }, { name })
    await person.post('EXAMPLE_SUCCESS', paths.first, {
      createdAt: '2026-11-16T12:00:00Z',
      payload: { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' },
    })
  }
  t.setNow('2026-11-17T17:05:00Z')
  const ids = [await userIdOf('ala'), await userIdOf('ola')].sort()
  return ids[0] ?? ''
}

/** Creates two files to delete, the first of which the storage refuses to delete. */
async function twoFiles(folder: string): Promise<() => Promise<unknown>> {
  const { storage } = t.services
  for (const name of ['a', 'b']) await storage.put(`${folder}${name}`, new Uint8Array([1]))
  t.services.storage = {
    ...storage,
    list: (prefix) => storage.list(prefix),
    put: (key, bytes) => storage.put(key, bytes),
    get: (key) => storage.get(key),
    remove: (key) => (key.endsWith('a') ? Promise.reject(new Error('poisoned')) : storage.remove(key)),
  }
  return async () => {
    t.services.storage = storage
    return storage.list(folder)
  }
}

const batches: Batch[] = [
  {
    job: sendDueCards,
    table: giftCards,
    prepare: async () => {
      await t.db
        .insert(giftCards)
        .values([card('a', '2026-11-14'), card('b', '2026-11-15'), card('c', '2026-11-16')])
      await poison(giftCards, 'id', 'a')
      return async () => t.emails.map(({ to }) => to).sort()
    },
    done: ['b@mowka.test', 'c@mowka.test'],
  },
  {
    job: sendReminders,
    table: reminderDays,
    prepare: async () => {
      await poison(reminderDays, 'user_id', await twoLearners())
      return async () => t.emails.length
    },
    done: 1,
  },
  {
    job: announceAccessEnds,
    table: accessEndReminders,
    prepare: async () => {
      const ids: string[] = []
      for (const name of ['ala', 'ola']) {
        const { userId } = (await t.call('getMe', {}, { name })).answer
        const body = { userId, targetLang: 'ENG', expiresAt: '2026-12-15T22:59:59.000Z' }
        await t.call('grantAccess', { body }, admin)
        ids.push(userId)
      }
      await poison(accessEndReminders, 'user_id', ids[0] ?? '')
      t.setNow('2026-12-08T17:05:00Z')
      return async () => t.emails.map(({ to }) => to)
    },
    done: ['ola@mowka.test'],
  },
  {
    job: cleanUpOrders,
    table: orders,
    prepare: async () => {
      const made = [await order(t, {}, { name: 'ala' }), await order(t, {}, { name: 'ola' })]
      await t.db.update(orders).set({ payuOrderId: null })
      t.setNow('2026-11-18T12:00:00Z')
      const ids = made.map(({ _id }) => _id).sort()
      await poison(orders, 'id', ids[0] ?? '')
      return async () => (await t.db.select().from(orders).orderBy(orders.id)).map(({ status }) => status)
    },
    done: ['PENDING', 'CANCELED'],
  },
  {
    job: advanceAccess,
    table: languageAccesses,
    prepare: async () => {
      const ids = [await userIdOf('ala'), await userIdOf('ola')].sort()
      const [startsAt, expiresAt] = [new Date('2026-12-01T10:00:00Z'), new Date('2027-01-01T10:00:00Z')]
      for (const userId of ids) {
        await t.db.insert(languageAccesses).values({ userId, targetLang: 'ENG', startsAt, expiresAt })
        await t.db
          .insert(accessGrants)
          .values({ source: `order/${userId}/0`, userId, targetLang: 'ENG', startsAt, endsAt: expiresAt })
      }
      await poison(languageAccesses, 'user_id', ids[0] ?? '')
      return async () => {
        const rows = await t.db.select().from(languageAccesses).orderBy(languageAccesses.userId)
        return rows.map((row) => row.startsAt < startsAt)
      }
    },
    done: [false, true],
  },
  {
    job: cleanUpExports,
    table: null,
    prepare: () => twoFiles('exports/'),
    done: ['exports/a'],
  },
  {
    job: cleanUpImports,
    table: null,
    prepare: () => twoFiles('content-imports/'),
    done: ['content-imports/a'],
  },
  {
    job: moveRecordings,
    table: recordings,
    prepare: async () => {
      await t.db.delete(recordings)
      const row = { lang: 'ENG' as const, content: Buffer.from([1]) }
      await t.db.insert(recordings).values(['a', 'b'].map((id) => ({ ...row, id, text: id })))
      await poison(recordings, 'id', 'a')
      return async () => t.db.$count(recordings, isNotNull(recordings.key))
    },
    done: 1,
  },
  {
    job: warmRecordings,
    table: recordings,
    prepare: async () => {
      await t.db.delete(recordings)
      const createdAt = new Date('2020-01-01')
      await t.db
        .insert(recordings)
        .values(['a', 'b'].map((id) => ({ lang: 'ENG' as const, id, text: id, createdAt })))
      await poison(recordings, 'id', 'a')
      return async () => t.db.$count(recordings, and(isNotNull(recordings.key), isNull(recordings.content)))
    },
    done: 1,
  },
  {
    job: countInsights,
    table: insightWeeks,
    prepare: async () => {
      await twoLearners()
      await poison(insightWeeks, 'rollup', 'lessons')
      return async () => (await t.db.select().from(insightWeeks)).map(({ rollup }) => rollup).sort()
    },
    done: ['active', 'answers', 'signups', 'trials'],
  },
  ...[countStumbles, forgetRefused].map((job) => ({
    job,
    table: stumbles,
    prepare: async () => {
      const rows = await t.db.select({ id: exercises.id }).from(exercises).orderBy(exercises.id).limit(2)
      await t.db
        .insert(stumbles)
        .values(rows.map(({ id }) => ({ exerciseId: id, answerLang: 'ENG', version: 0, stale: false })))
      await poison(stumbles, 'exercise_id', rows[0]?.id ?? '', 'update of version')
      return () => t.db.$count(stumbles, sql`${stumbles.version} > 0`)
    },
    done: 1,
  })),
]

test('each job processes rows one by one or has a single unit of work', () => {
  const known = [...batches.map(({ job }) => job.name), ...singles]
  expect(known.sort()).toEqual(domainJobs.map(({ job }) => job.name).sort())
})

test.each(batches.map((batch) => [batch.job.name, batch] as const))(
  '%s processes the rows after a failed one and reports the failure',
  async (name, { job, table, prepare, done }) => {
    const outcome = await prepare()
    await t.services.jobs.send(t.db, job, {})
    const runs = (await t.runJobs()).filter((run) => run.name === name)
    expect(await outcome()).toEqual(done)
    expect(runs).toEqual([{ name, error: expect.stringMatching(/^Error: 1 of \d rows failed: /) }])
    if (table) await heal(table)
  },
)
