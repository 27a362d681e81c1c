import type { Job } from '@mowka/contract/schemas/editor/operations'
import { sql } from 'drizzle-orm'
import { failPermanently } from '../../testing/dead-letter'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { enqueueEmail } from '../mail/public'
import { deadLettersEmail } from './emails'
import { reportJob } from './jobs'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(() => t.db.execute(sql`delete from jobs.job`))

const letterTo = (once: string) =>
  enqueueEmail(
    t.services.jobs,
    t.db,
    deadLettersEmail,
    { to: 'anna@mowka.test', lang: 'pl', once },
    { jobs: [{ name: 'x', count: 1 }], url: 'https://mowka.example/' },
  )
const list = async (query: Record<string, unknown> = {}) => {
  const { status, answer } = await t.call('listJobs', query, admin)
  expect(status).toBe(200)
  return answer
}
const first = async (query: Record<string, unknown> = {}): Promise<Job> => {
  const [job] = (await list(query)).items
  if (!job) throw new Error('There is no job')
  return job
}

test('lists a job from waiting to done, filtered by state and kind', async () => {
  await letterTo('listed')
  await t.services.jobs.send(t.db, reportJob, {})
  expect((await list()).metadata).toEqual({ total: 2 })
  expect(await first({ filters: 'name:MAIL' })).toMatchObject({
    name: 'mail.send',
    state: 'waiting',
    attempts: 0,
    tries: 8,
    reason: null,
  })
  await t.runJobs()
  expect((await list({ filters: 'state:waiting' })).items).toEqual([])
  expect((await list({ filters: 'state:done;name:mail' })).items).toMatchObject([
    { name: 'mail.send', state: 'done', attempts: 1, reason: null },
  ])
})

test('a failed job shows its reason and the time of its next retry', async () => {
  const { mail } = t.services
  t.services.mail = async () => {
    throw new Error('no room for anna@mowka.test')
  }
  await letterTo('failing')
  await t.runJobs()
  t.services.mail = mail
  const job = await first()
  expect(job).toMatchObject({ state: 'retrying', attempts: 1, reason: 'Error: no room for …' })
  const { answer } = await t.call('getJob', { id: job._id }, admin)
  expect(answer).toMatchObject({ dueAt: expect.any(String), finishedAt: null })
})

test('pages are ordered and do not overlap', async () => {
  for (let letter = 0; letter < 5; letter++) await letterTo(`page ${letter}`)
  const pages = await Promise.all([1, 2, 3].map((page) => list({ limit: 2, page })))
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1])
  const all = pages.flatMap(({ items }) => items)
  expect(new Set(all.map(({ _id }) => _id)).size).toBe(5)
  const times = all.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await list({ sort: 'name:asc', limit: 2 })).metadata.total).toBe(5)
})

test('refuses unknown filters and sort fields, naming them', async () => {
  for (const query of [{ filters: 'state:asleep' }, { filters: 'to:anna' }, { sort: 'data:asc' }]) {
    expect((await t.call('listJobs', query, admin)).status).toBe(422)
  }
})

test('a dead letter shows its kind without personal data, and can be resent once', async () => {
  await failPermanently(t)
  expect((await list()).items).toHaveLength(1)
  const dead = await first({ filters: 'state:dead' })
  expect(dead).toMatchObject({
    name: 'mail.send',
    state: 'dead',
    attempts: 8,
    tries: 8,
    reason: 'Error: Unknown email template: forgotten',
  })
  const { answer } = await t.call('getJob', { id: dead._id }, admin)
  expect(answer).toMatchObject({ facts: { letter: 'forgotten', lang: 'pl' }, dueAt: null })
  expect(JSON.stringify([dead, answer])).not.toContain('anna@mowka.test')

  const again = () => t.call('retryJob', { id: dead._id }, admin)
  expect((await again()).status).toBe(204)
  expect((await again()).status).toBe(404)
  expect((await list({ filters: 'state:dead' })).items).toEqual([])
  const sent = await first({ filters: 'state:waiting' })
  expect(sent).toMatchObject({ name: 'mail.send', attempts: 0, reason: null })
  const details = (await t.call('getJob', { id: sent._id }, admin)).answer
  expect(Date.parse(details.sentAt)).toBeLessThanOrEqual(Date.parse(details.createdAt))
})

test('concurrent retries resend a dead letter once', async () => {
  await failPermanently(t)
  const { _id } = await first({ filters: 'state:dead' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => t.call('retryJob', { id: _id }, admin)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.every(({ status }) => [204, 404, 409].includes(status))).toBe(true)
  expect((await list()).items).toHaveLength(1)
})

test('refuses to resend a job that has not failed permanently', async () => {
  await letterTo('not dead')
  const { _id } = await first()
  expect(await t.call('retryJob', { id: _id }, admin)).toMatchObject({
    status: 409,
    problem: { code: 'NOT_DEAD' },
  })
  expect((await t.call('retryJob', { id: 'nowhere' }, admin)).status).toBe(422)
})

test('hides the internal jobs of pg-boss that store schedules', async () => {
  await t.db.execute(
    sql`insert into jobs.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name) values ('__pgboss__x', 'standard', 0, 0, false, 1, 1, 1, false, 'job_common') on conflict do nothing`,
  )
  await t.db.execute(sql`insert into jobs.job (name) values ('__pgboss__x')`)
  expect((await list()).items).toEqual([])
})
