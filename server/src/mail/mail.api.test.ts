import { startTestApi, type TestApi } from '../../testing/test-api'
import { deadLettersEmail } from '../background/emails'
import { ExternalServiceError } from '../outside/external-service-error'
import { enqueueEmail } from './public'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(() => {
  t.emails.length = 0
})

const data = { jobs: [{ name: 'recording.warm', count: 2 }], url: 'https://mowka.example/admin/jobs' }
const post = (once: string, lang: 'pl' | 'en' = 'pl', tx = t.db) =>
  enqueueEmail(t.services.jobs, tx, deadLettersEmail, { to: 'ops@mowka.test', lang, once }, data)

test("sends an email after its transaction commits, in the recipient's language, as text and HTML", async () => {
  await t.db.transaction((tx) => post('kept', 'en', tx))
  await t.db
    .transaction(async (tx) => {
      await post('taken back', 'en', tx)
      throw new Error('no')
    })
    .catch(() => {})
  expect(t.emails).toEqual([])
  await t.runJobs()
  expect(t.emails).toMatchObject([
    {
      to: 'ops@mowka.test',
      subject: 'Mówka: 2 background jobs failed permanently',
      text: expect.stringContaining('recording.warm: 2'),
    },
  ])
  expect(t.emails[0]?.html).toContain('<html lang="en">')
})

test('sends one email per idempotency key', async () => {
  expect([await post('a'), await post('a'), await post('b')]).toEqual([true, false, true])
  await t.runJobs()
  expect(await post('a')).toBe(false)
  expect(t.emails).toHaveLength(2)
})

test('an email waits while the mail server is unavailable', async () => {
  const { mail } = t.services
  t.services.mail = async () => {
    throw new ExternalServiceError('mail', 'send', { isUnavailable: true, status: 421 })
  }
  await post('late')
  expect(await t.runJobs()).toEqual([{ name: 'mail.send', error: 'mail: send: 421' }])
  t.services.mail = mail
  expect(await t.runJobs()).toEqual([])
  t.setNow(new Date(t.services.now().getTime() + 3_600_000))
  await t.runJobs()
  expect(t.emails).toHaveLength(1)
})
