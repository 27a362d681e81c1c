import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { hanging, hangingWorkers } from '../../testing/hanging-job'
import { openTestDatabase } from '../../testing/test-database'
import type { OpenDatabase } from '../database/database'
import type { Services } from '../services'
import { openQueue, type QueueOptions } from './queue'

const url = process.env.TEST_DATABASE_URL
/** Several processes need a database server. */
const onServer = url ? test : test.skip

const services = {} as Services
const options: QueueOptions = {
  now: () => new Date(),
  log: { warn: () => {}, error: () => {} },
  poll: 0.5,
  supervise: 1,
}

let database: OpenDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const states = async () => {
  const { rows } = await database.executeSql(
    `select state, count(*)::int as count from jobs.job where name = '${hanging.name}' group by state`,
  )
  return rows
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It never came to that')
    await new Promise((done) => setTimeout(done, 50))
  }
}

test('two instances that start at the same time share the work, and each job runs once', async () => {
  const done: { by: string; number: number }[] = []
  const instances = ['first', 'second'].map((by) =>
    openQueue(
      database,
      hangingWorkers(async (number) => void done.push({ by, number })),
      options,
    ),
  )
  await Promise.all(instances.map((instance) => instance.prepare()))
  await Promise.all(instances.map((instance) => instance.start(services)))
  await database.db.transaction(async (tx) => {
    for (let number = 0; number < 60; number++) await instances[0]?.send(tx, hanging, { number })
  })
  await until(() => done.length >= 60)
  await Promise.all(instances.map((instance) => instance.stop()))
  expect(done.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, at) => at),
  )
  expect(new Set(done.map(({ by }) => by)).size).toBe(2)
  expect(await states()).toEqual([{ state: 'completed', count: 60 }])
})

onServer('a job whose instance was killed in the middle is done by another one', async () => {
  const { rows } = await database.executeSql('select current_database() as name')
  const own = new URL(url ?? '')
  own.pathname = `/${(rows[0] as { name: string }).name}`
  const doomed = fork(path.join(__dirname, '../../testing/worker-process.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: own.href },
  })
  const done: number[] = []
  const survivor = openQueue(
    database,
    hangingWorkers(async (number) => void done.push(number)),
    options,
  )
  await survivor.prepare()
  await survivor.send(database.db, hanging, { number: 7 })
  await once(doomed, 'message')
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  expect(await states()).toEqual([{ state: 'active', count: 1 }])

  await survivor.start(services)
  // Simulates a missing heartbeat.
  await database.executeSql(
    `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  )
  await until(async () => done.length > 0)
  await until(async () => JSON.stringify(await states()).includes('completed'))
  await survivor.stop()
  expect(done).toEqual([7])
})
