import { sql } from 'drizzle-orm'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'
import { errorForLog } from './error-log'

let t: TestApi
const lines: string[] = []
beforeAll(async () => {
  t = await startTestApi({ logTo: { write: (line) => lines.push(line) } })
})
afterAll(() => t.close())
beforeEach(() => {
  lines.length = 0
})

test('a failed query is logged with its text and stack, and without user input', async () => {
  await t.db.execute(sql`alter table tracking_events add constraint never check (event <> 'PURCHASE')`)
  const body = { event: 'PURCHASE', properties: { note: 'my secret note', order: 'order-4711' } }
  expect((await t.call('track', { body }, anna)).status).toBe(500)
  const log = lines.join('')
  expect(log).toContain('insert into')
  expect(log).toContain('23514')
  expect(log).toContain('tracking_events')
  expect(log).toContain('tracking/routes.ts')
  for (const written of ['secret', '4711', 'PURCHASE', 'anna']) expect(log).not.toContain(written)
})

test('values repeated in database errors are not logged', async () => {
  const error = await t.db.execute(sql`select ${'my secret'}::uuid`).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('my secret')
  const logged = errorForLog(error)
  expect(logged.cause).toMatchObject({ code: '22P02', message: 'The database refused a query' })
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test('other errors are logged with their messages and causes', () => {
  const logged = errorForLog(new Error('no answer', { cause: new AggregateError([new TypeError('inner')]) }))
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'no answer',
    cause: { cause: [{ type: 'TypeError', message: 'inner' }] },
  })
  expect(logged.stack).toContain('error-log.api.test.ts')
})
