import { failPermanently } from '../../testing/dead-letter'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { ExternalServiceError } from '../outside/external-service-error'
import { reportJob } from './jobs'
import { reportedDeadLetters } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(() => {
  t.config.mail.operator = 'ops@mowka.test'
})
afterEach(() => t.empty())
afterAll(() => t.close())

const report = async () => {
  await t.services.jobs.send(t.db, reportJob, {})
  return t.runJobs()
}

test('reports each dead letter once, in one email for all new ones, without personal data', async () => {
  await report()
  expect(t.emails).toEqual([])
  await failPermanently(t, 2)
  await report()
  expect(t.emails).toMatchObject([
    { to: 'ops@mowka.test', subject: 'Mówka: nie udało się wykonać zadań w tle (2)' },
  ])
  expect(t.emails[0]?.text).toContain(`${t.config.publicUrl}/admin/jobs`)
  expect(JSON.stringify(t.emails)).not.toContain('anna@mowka.test')
  await report()
  expect(t.emails).toHaveLength(1)
  await failPermanently(t)
  await report()
  expect(t.emails).toHaveLength(2)
})

test('a report email that failed is not reported itself', async () => {
  await failPermanently(t)
  const { mail } = t.services
  t.services.mail = async () => {
    throw new ExternalServiceError('mail', 'send', { isUnavailable: true, status: 421 })
  }
  await report()
  for (let attempt = 0; attempt < 9; attempt++) {
    t.setNow(new Date(t.services.now().getTime() + 3 * 3_600_000))
    await t.runJobs()
  }
  t.services.mail = mail
  await report()
  expect(t.emails).toEqual([])
})

test('deletes the report mark of a dead letter that no longer exists', async () => {
  const reported = () => t.db.select({ id: reportedDeadLetters.id }).from(reportedDeadLetters)
  const gone = '00000000-0000-4000-8000-000000000000'
  await t.db.insert(reportedDeadLetters).values({ id: gone, reportedAt: t.services.now() })
  await failPermanently(t)
  await report()
  expect(await reported()).toHaveLength(1)
  expect(await reported()).not.toContainEqual({ id: gone })
})

test('reports nothing without a configured operator address', async () => {
  t.config.mail.operator = null
  await failPermanently(t)
  await report()
  expect(t.emails).toEqual([])
})
