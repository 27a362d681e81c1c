import { z } from 'zod'
import { openTestDatabase } from '../../testing/test-database'
import type { Database, OpenDatabase } from '../database/database'
import type { Services } from '../services'
import { defineJob, type JobWorker, worker } from './job'
import { DEAD_LETTERS, type JobQueue, openQueue, pgBossDatabase, type QueueOptions } from './queue'

const greet = defineJob('test.greet', z.object({ name: z.string() }), { tries: 3, pause: 60 })
const tidy = defineJob('test.tidy', z.object({}), { alone: true, atStart: true })

let database: OpenDatabase
let queue: JobQueue
/** Names that the worker has greeted. */
let greeted: string[]
let fails: (attempt: number) => boolean
let tidying = 0
let mostTidying = 0
const services = {} as Services
const workers: JobWorker[] = [
  worker(greet, async (_, { name }, { attempt }) => {
    if (fails(attempt)) throw new Error(`nobody found ${name}@mowka.test`)
    greeted.push(name)
  }),
  worker(tidy, async () => {
    tidying += 1
    mostTidying = Math.max(mostTidying, tidying)
    await new Promise((done) => setTimeout(done, 50))
    tidying -= 1
    greeted.push('tidied')
  }),
]
const usual: QueueOptions = { now: () => new Date(), log: { warn: () => {}, error: () => {} } }

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  greeted = []
  fails = () => false
  queue = openQueue(database, workers, usual)
  await queue.prepare()
})
afterEach(async () => {
  await queue.stop()
  // Removes the queues of this test.
  await database.executeSql(
    `delete from jobs.job; delete from jobs.schedule; delete from jobs.queue where name like 'test.%'`,
  )
})
afterAll(() => database.close())

/** Returns stored jobs. */
const kept = async (name: string) => {
  const { rows } = await database.executeSql('select * from jobs.job where name = $1 order by created_on', [
    name,
  ])
  return rows as Record<string, unknown>[]
}
/** Moves waiting jobs forward in time. */
const pass = (seconds: number) =>
  database.executeSql(`update jobs.job set start_after = start_after - interval '${seconds} seconds'`)

test('a job exists if its transaction commits, and not if it rolls back', async () => {
  await database.db.transaction((tx) => queue.send(tx, greet, { name: 'Anna' }))
  await database.db
    .transaction(async (tx) => {
      await queue.send(tx, greet, { name: 'Bartek' })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await queue.runDue(services)).toEqual([{ name: 'test.greet', error: null }])
  expect(greeted).toEqual(['Anna'])
})

test('refuses invalid data before anything is written', async () => {
  const wrong = { name: 7 } as unknown as { name: string }
  await expect(queue.send(database.db, greet, wrong)).rejects.toThrow('name')
  expect(await kept('test.greet')).toEqual([])
})

test('creates one job per idempotency key, even after the job has run', async () => {
  const send = () => queue.send(database.db, greet, { name: 'Anna' }, { once: 'birthday' })
  expect([await send(), await send()]).toEqual([true, false])
  await queue.runDue(services)
  expect(await send()).toBe(false)
  expect(await queue.send(database.db, greet, { name: 'Anna' }, { once: 'name day' })).toBe(true)
  await queue.runDue(services)
  expect(greeted).toEqual(['Anna', 'Anna'])
})

test('a kind of which only one may run waits once per key', async () => {
  const send = (key: string) => queue.send(database.db, tidy, {}, { key })
  expect([await send('a'), await send('a'), await send('b')]).toEqual([true, false, true])
})

test('a job with a later start waits', async () => {
  const after = new Date(Date.now() + 3_600_000)
  await queue.send(database.db, greet, { name: 'Anna' }, { after })
  expect(await queue.runDue(services)).toEqual([])
  await pass(3_601)
  await queue.runDue(services)
  expect(greeted).toEqual(['Anna'])
})

test('retries a failed job after a delay, and runs it only once after success', async () => {
  fails = (attempt) => attempt < 3
  await queue.send(database.db, greet, { name: 'Anna' })
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await queue.runDue(services)).toHaveLength(1)
    expect(await queue.runDue(services)).toEqual([])
    await pass(600)
  }
  expect(greeted).toEqual(['Anna'])
  expect(await kept('test.greet')).toMatchObject([{ state: 'completed', retry_count: 2 }])
})

describe('a job without attempts left', () => {
  beforeEach(async () => {
    fails = () => true
    await queue.send(database.db, greet, { name: 'Anna' })
    for (let attempt = 1; attempt <= 3; attempt++) {
      await queue.runDue(services)
      await pass(600)
    }
  })

  test('a job without attempts left becomes a dead letter with its reason and without email addresses', async () => {
    expect(await queue.runDue(services)).toEqual([])
    const [letter] = await kept(DEAD_LETTERS)
    expect(letter).toMatchObject({ source_name: 'test.greet', source_retry_count: 2 })
    expect(JSON.stringify(letter?.source_output)).toContain('nobody found …')
    expect(JSON.stringify([letter, await kept('test.greet')])).not.toContain('mowka.test')
  })

  test('a resent dead letter runs with its original id', async () => {
    fails = () => false
    const ids: string[] = []
    const [letter] = await kept(DEAD_LETTERS)
    const again = () => queue.sendAgain(database.db, [String(letter?.id)])
    expect([await again(), await again()]).toEqual([1, 0])
    const seen = openQueue(database, [worker(greet, async (_, __, { id }) => void ids.push(id))], usual)
    await seen.prepare()
    await seen.runDue(services)
    await seen.stop()
    expect(ids).toEqual([letter?.source_id])
    expect(await kept(DEAD_LETTERS)).toEqual([])
  })
})

test('only one instance at a time runs the jobs enqueued by each start', async () => {
  const other = openQueue(database, workers, { ...usual, poll: 0.5 })
  await other.prepare()
  await Promise.all([queue.start(services), other.start(services)])
  await until(() => greeted.length > 0)
  await other.stop()
  expect(greeted.length).toBeLessThanOrEqual(2)
  expect(mostTidying).toBe(1)
})

test('a schedule follows Warsaw time and is removed with its kind of job', async () => {
  const nightly = defineJob('test.nightly', z.object({}), { alone: true, every: '15 3 * * *' })
  const first = openQueue(database, [worker(nightly, async () => {})], usual)
  await first.prepare()
  await first.start(services)
  await first.stop()
  const schedules = async () =>
    (await database.executeSql('select name, cron, timezone from jobs.schedule')).rows
  expect(await schedules()).toEqual([{ name: 'test.nightly', cron: '15 3 * * *', timezone: 'Europe/Warsaw' }])
  await queue.start(services)
  expect(await schedules()).toEqual([])
})

test('changed options apply to an existing queue', async () => {
  const slower = defineJob('test.greet', greet.schema, { tries: 9, pause: 120 })
  const next = openQueue(database, [worker(slower, async () => {})], usual)
  await next.prepare()
  await next.stop()
  const { rows } = await database.executeSql(
    `select retry_limit, retry_delay from jobs.queue where name = 'test.greet'`,
  )
  expect(rows).toEqual([{ retry_limit: 8, retry_delay: 120 }])
})

test('a queue has the options of its kind; done jobs are stored for a week, dead letters for a month', async () => {
  const { rows } = await database.executeSql(
    `select name, policy, retry_limit as retries, retry_delay as pause, retry_backoff as doubles,
      retry_delay_max as longest, expire_seconds as limit, deletion_seconds as done, retention_seconds as kept,
      dead_letter as letters
     from jobs.queue where name like 'test.%' order by name`,
  )
  const [week, month] = [7 * 86_400, 30 * 86_400]
  const usually = { doubles: true, longest: 3600, limit: 120, done: week, kept: month, letters: DEAD_LETTERS }
  expect(rows).toEqual([
    { name: 'test.greet', policy: 'standard', retries: 2, pause: 60, ...usually },
    { name: 'test.tidy', policy: 'stately', retries: 5, pause: 15, ...usually },
  ])
  const letters = await database.executeSql(
    'select deletion_seconds as done, retention_seconds as kept from jobs.queue where name = $1',
    [DEAD_LETTERS],
  )
  expect(letters.rows).toEqual([{ done: month, kept: month }])
})

test('logs each failure with its reason, the last one as an error', async () => {
  const said: unknown[] = []
  const one = openQueue(database, workers, {
    ...usual,
    log: {
      warn: (details) => void said.push(['warn', details]),
      error: (details) => void said.push(['error', details]),
    },
  })
  fails = () => true
  await one.prepare()
  await one.send(database.db, greet, { name: 'Anna' })
  for (let attempt = 1; attempt <= 3; attempt++) {
    await one.runDue(services)
    await pass(600)
  }
  await one.stop()
  const of = (attempt: number) => ({
    job: 'test.greet',
    id: expect.any(String),
    attempt,
    reason: 'Error: nobody found …',
  })
  expect(said).toEqual([
    ['warn', of(1)],
    ['warn', of(2)],
    ['error', of(3)],
  ])
})

test('stopping waits for running jobs', async () => {
  let finish = () => {}
  let begun = false
  const slow = defineJob('test.slow', z.object({}))
  const one = openQueue(
    database,
    [
      worker(slow, async () => {
        begun = true
        await new Promise<void>((resolve) => {
          finish = resolve
        })
      }),
    ],
    { ...usual, poll: 0.5, patience: 20_000 },
  )
  await one.prepare()
  await one.start(services)
  await one.send(database.db, slow, {})
  await until(() => begun)
  const stopped = one.stop()
  finish()
  await stopped
  expect(await kept('test.slow')).toMatchObject([{ state: 'completed' }])
})

test('stopping waits for a start in progress, and nothing starts afterwards', async () => {
  let isClosed = false
  const late: string[] = []
  const one = openQueue(
    {
      kind: database.kind,
      executeSql: (text, values) => {
        if (isClosed) late.push(text)
        return database.executeSql(text, values)
      },
    },
    workers,
    usual,
  )
  await one.prepare()
  const started = one.start(services)
  await one.stop()
  isClosed = true
  await started
  await one.start(services)
  expect(late).toEqual([])
})

test("stopping aborts jobs that don't end in time and leaves them to another instance", async () => {
  const slow = defineJob('test.slow', z.object({}), { pause: 1 })
  let told = false
  const one = openQueue(
    database,
    [
      worker(slow, async (_, __, { signal }) => {
        begun = true
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
        told = true
        await new Promise(() => {})
      }),
    ],
    { ...usual, poll: 0.5, patience: 1_000 },
  )
  let begun = false
  await one.prepare()
  await one.start(services)
  await one.send(database.db, slow, {})
  await until(() => begun)
  await one.stop()
  expect(told).toBe(true)
  expect(await kept('test.slow')).toMatchObject([{ state: 'retry' }])
})

test('logs a database outage once and continues after it', async () => {
  let isUnavailable = false
  const said: string[] = []
  const executeSql: OpenDatabase['executeSql'] = (text, values) =>
    isUnavailable ? Promise.reject(new Error('connect ECONNREFUSED')) : database.executeSql(text, values)
  let looks = 0
  const one = openQueue(
    {
      kind: database.kind,
      executeSql: (text, values) => {
        looks += 1
        return executeSql(text, values)
      },
    },
    workers,
    { ...usual, poll: 0.5, log: { ...usual.log, warn: (_, message) => void said.push(message) } },
  )
  await one.prepare()
  await one.start(services)
  await until(() => greeted.length > 0)
  isUnavailable = true
  const then = looks
  await until(() => looks > then + 6)
  expect(said).toEqual(['the job queue is unavailable'])
  isUnavailable = false
  await one.send(database.db, greet, { name: 'Anna' })
  await until(() => greeted.includes('Anna'))
  await one.stop()
})

/** Waits until a condition is true. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 20_000
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It never came to that')
    await new Promise((done) => setTimeout(done, 20))
  }
}

describe('pg boss database', () => {
  const over = (result: unknown) => {
    const asked: unknown[] = []
    const execute = async (query: unknown) => {
      asked.push(query)
      return result
    }
    return { asked, db: pgBossDatabase({ execute } as unknown as Database) }
  }

  test('returns the rows of a queue statement in a transaction on both databases', async () => {
    const run = async (result: unknown) => {
      const { db, asked } = over(result)
      const found = await db.executeSql('select 1', [])
      expect(asked).toHaveLength(1)
      return found
    }
    expect(await run({ rows: [{ a: 1 }] })).toEqual({ rows: [{ a: 1 }] })
    for (const nothing of [{ rows: 'none' }, {}, null, undefined, 'none']) {
      expect(await run(nothing)).toEqual({ rows: [] })
    }
  })
})
