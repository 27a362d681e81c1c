import { seedLibrary } from '../testing/library'
import { accessOf, order, pay } from '../testing/shop'
import { admin, startTestApi, type TestApi, type TestPerson } from '../testing/test-api'
import { deadLettersEmail } from './background/emails'
import { reportJob } from './background/jobs'
import { sendDueCards } from './gift-card/jobs'
import { giftCards } from './gift-card/tables'
import { enqueueEmail } from './mail/public'
import { users } from './user/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.empty()
  await seedLibrary(t)
})

/** Identity providers accept addresses that no mail server accepts; so did the forms of earlier versions. */
const unreachable: TestPerson = { name: 'michal', email: 'michał@mowka.test', emailVerified: true }
const data = { jobs: [{ name: 'recording.warm', count: 2 }], url: 'https://mowka.example/admin/jobs' }
const enqueue = (to: string, given: Partial<typeof data> = {}) =>
  t.db.transaction((tx) =>
    enqueueEmail(t.services.jobs, tx, deadLettersEmail, { to, lang: 'pl', once: to }, { ...data, ...given }),
  )
const rejected = { name: 'mail.reject', error: expect.stringContaining('its address or its data is invalid') }

test.each(['', 'nobody', 'michał@firma.pl', 'jan..k@firma.pl', 'jan@firma.pl\r\nBcc: ola@firma.pl'])(
  'an email to %j is rejected without an error for its sender',
  async (to) => {
    expect(await enqueue(to)).toBe(false)
    expect(await t.runJobs()).toContainEqual(rejected)
    expect(t.emails).toEqual([])
  },
)

test('an email whose data is invalid is rejected without an error for its sender', async () => {
  expect(await enqueue('ops@mowka.test', { url: 'no address' })).toBe(false)
  expect(await t.runJobs()).toContainEqual(rejected)
})

test.each([
  ['r&d@firma.pl', 'r&d@firma.pl'],
  ['!a/b=c#d+e_f@firma.pl', '!a/b=c#d+e_f@firma.pl'],
  ['babcia@firma.pl,', 'babcia@firma.pl'],
  ['jan@żółw.pl', 'jan@xn--w-uga1v8h.pl'],
])('an email to %s is sent to %s', async (to, address) => {
  expect(await enqueue(to)).toBe(true)
  await t.runJobs()
  expect(t.emails.map((letter) => letter.to)).toEqual([address])
})

test('reports a rejected email to the operators without its address', async () => {
  const { operator } = t.config.mail
  t.config.mail.operator = 'ops@mowka.test'
  await t.call('getMe', {}, unreachable)
  await t.call('requestDataExport', {}, unreachable)
  await t.runJobs()
  const [job] = (await t.call('listJobs', { filters: 'state:dead' }, admin)).answer.items
  expect(job).toMatchObject({ name: 'mail.reject', attempts: 1 })
  const { answer } = await t.call('getJob', { id: job?._id }, admin)
  expect(answer.facts).toMatchObject({ letter: 'data-export', lang: 'pl' })
  expect(JSON.stringify(answer)).not.toContain('michał')
  await t.services.jobs.send(t.db, reportJob, {})
  await t.runJobs()
  expect(t.emails).toMatchObject([{ to: 'ops@mowka.test', text: expect.stringContaining('mail.reject: 1') }])
  t.config.mail.operator = operator
})

test('a payment by an account without a usable address grants the purchase', async () => {
  const { extOrderId } = await order(t, {}, unreachable)
  expect(await pay(t, extOrderId)).toBe(200)
  expect(await accessOf(t, unreachable)).not.toBeNull()
  expect(await t.runJobs()).toContainEqual(rejected)
})

test('an account without a usable address can be deleted and exported', async () => {
  await t.call('getMe', {}, unreachable)
  expect((await t.call('requestDataExport', {}, unreachable)).status).toBe(202)
  expect(await t.runJobs()).toContainEqual({ name: 'account.export', error: null })
  expect((await t.call('getDataExport', {}, unreachable)).answer.state).toBe('READY')
  const { status } = await t.call('deleteAccount', { body: { email: 'michał@mowka.test' } }, unreachable)
  expect(status).toBe(200)
  expect(await t.db.$count(users)).toBe(0)
})

test('an earlier gift card with a comma after its address is sent, and so are the cards after it', async () => {
  const card = (id: string, sendToEmailAddress: string) => ({
    id,
    requestId: id,
    pattern: id,
    plan: 'MONTHLY_SUBSCRIPTION_1:PL',
    languages: ['ENG' as const],
    status: 'active' as const,
    directory: 'x',
    inscription: '',
    sendToEmailAddress,
    createdAt: t.services.now(),
    sendAt: '2026-11-15',
  })
  await t.db
    .insert(giftCards)
    .values([card('a', 'michał@mowka.test'), card('b', 'babcia@mowka.test,'), card('c', 'tata@mowka.test')])
  await t.services.jobs.send(t.db, sendDueCards, {})
  expect(await t.runJobs()).toContainEqual({ name: 'gift-card.send', error: null })
  expect(t.emails.map(({ to }) => to).sort()).toEqual(['babcia@mowka.test', 'tata@mowka.test'])
})
