import { addDays } from '@mowka/domain/time'
import { eq } from 'drizzle-orm'
import { learner, miniLibrary, paths, sentence } from '../../testing/learner'
import { seedLibrary } from '../../testing/library'
import { subscription } from '../../testing/push'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { pushSubscriptions } from '../push/tables'
import { users } from '../user/tables'
import { sendReminders } from './jobs'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
afterAll(() => t.close())

/** Each test has its own days, because jobs don't go back in time. In winter, 18:00 in Warsaw is 17:00 UTC. */
let today = '2026-11-17'
const at = (hour: number, day = today, minute = 5) =>
  new Date(`${day}T${String(hour - 1).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`).toISOString()

beforeEach(async () => {
  t.emails.length = 0
  t.push.reset()
  today = addDays(today, 4)
  t.setNow(at(13, addDays(today, -1)))
})
afterEach(async () => {
  // Excludes the learners of other tests.
  await t.db.update(users).set({ preferences: { appNotificationsAllowed: false } })
})

/** A learner of English with a streak that ends today, and with devices. */
async function withDevices(name: string, ...devices: string[]): Promise<void> {
  const yesterday = addDays(today, -1)
  const person = await learner(t, { name })
  await t.call(
    'patchUserMetadata',
    { body: { action: 'learn-lang', payload: { learnLang: 'ENG' } } },
    { name },
  )
  await person.post('EXAMPLE_SUCCESS', paths.first, {
    createdAt: at(13, yesterday),
    payload: { exerciseId: sentence(paths.first, 'a'), learningMode: 'WRITING' },
  })
  for (const device of devices)
    await t.call('putPushSubscription', { body: subscription(`${name}-${device}`) }, { name })
}
async function remind(moment: string) {
  t.setNow(moment)
  await t.services.jobs.send(t.db, sendReminders, {})
  return t.runJobs()
}
const chooseHour = (hour: number, name: string) =>
  t.call('putReminderSettings', { body: { hour, lang: 'pl' } }, { name })
const notified = () => t.push.sent.map(({ endpoint }) => endpoint.replace('https://push.test/', '')).sort()
const emailed = () => t.emails.map(({ to }) => to)

test('a learner with devices gets a notification on each instead of the email, once per day', async () => {
  await withDevices('obie', 'laptop', 'phone')
  for (const hour of [18, 19, 20]) await remind(at(hour))
  expect(notified()).toEqual(['obie-laptop', 'obie-phone'])
  expect(emailed()).toEqual([])
  expect(t.push.sent[0]).toMatchObject({
    content: {
      title: 'Twoja seria trwa już 1 dzień',
      body: 'Wystarczy jedno dobre zdanie przed północą, żeby trwała dalej.',
      page: '/course',
      lang: 'pl',
    },
    // Until the quiet hours begin at 22:00.
    ttl: 235 * 60,
  })
  expect(JSON.stringify(t.push.sent)).not.toMatch(/token|mowka\.test|@/)
})

test('in quiet hours the reminder is emailed', async () => {
  await withDevices('wieczor', 'phone')
  await withDevices('ranek', 'phone')
  await chooseHour(22, 'wieczor')
  await chooseHour(6, 'ranek')
  await remind(at(6))
  await remind(at(22))
  expect(emailed()).toEqual(['ranek@mowka.test', 'wieczor@mowka.test'])
  expect(notified()).toEqual([])
})

test('a reminder is emailed if every device has unsubscribed, in this run', async () => {
  await withDevices('bez', 'phone')
  t.push.answer('https://push.test/bez-phone', 'gone')
  await remind(at(18))
  expect(emailed()).toEqual(['bez@mowka.test'])
  expect(
    await t.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, 'https://push.test/bez-phone')),
  ).toEqual([])
})

test('a busy push service is retried, and the reminder arrives once', async () => {
  await withDevices('zajete', 'laptop', 'phone')
  t.push.answer('https://push.test/zajete-phone', 'busy')
  expect((await remind(at(18))).find(({ name }) => name === 'reminder.push')?.error).toBe('push: send: 429')
  t.push.answer('https://push.test/zajete-phone', 'accepted')
  await remind(at(18, today, 20))
  await remind(at(19))
  expect(notified()).toEqual(['zajete-laptop', 'zajete-phone'])
  expect(emailed()).toEqual([])
})

test('a push service that stays busy until the quiet hours is replaced by an email, once', async () => {
  await withDevices('dlugo', 'phone')
  await chooseHour(21, 'dlugo')
  t.push.answer('https://push.test/dlugo-phone', 'busy')
  await remind(at(21))
  await remind(at(21, today, 55))
  expect(emailed()).toEqual([])
  await remind(at(22))
  await remind(at(23))
  expect(emailed()).toEqual(['dlugo@mowka.test'])
  expect(notified()).toEqual([])
})

test('a push service that stays busy for two hours is replaced by an email', async () => {
  await withDevices('dwie', 'phone')
  await chooseHour(12, 'dwie')
  t.push.answer('https://push.test/dwie-phone', 'busy')
  let minutes = 0
  // Longer than the delays before the seven retries.
  for (const delay of [0, 5, 10, 20, 40, 65, 65, 65, 65]) {
    minutes += delay
    expect(emailed()).toEqual([])
    await remind(new Date(Date.parse(at(12)) + minutes * 60_000).toISOString())
    if (emailed().length > 0) break
  }
  expect(emailed()).toEqual(['dwie@mowka.test'])
  expect(notified()).toEqual([])
})

test('a learner who opts out while a push service is busy gets nothing', async () => {
  await withDevices('rezygnuje', 'phone')
  t.push.answer('https://push.test/rezygnuje-phone', 'busy')
  await remind(at(18))
  await t.call(
    'patchUserMetadata',
    { body: { action: 'preferences', payload: { appNotificationsAllowed: false } } },
    { name: 'rezygnuje' },
  )
  t.push.answer('https://push.test/rezygnuje-phone', 'accepted')
  await remind(at(18, today, 30))
  expect([notified(), emailed()]).toEqual([[], []])
})

test('a learner without an email address is reminded on devices', async () => {
  await withDevices('bezadresu', 'phone')
  await t.db.update(users).set({ email: '' }).where(eq(users.email, 'bezadresu@mowka.test'))
  await remind(at(18))
  expect(notified()).toEqual(['bezadresu-phone'])
})

test('a platform without a key emails every reminder', async () => {
  await withDevices('wylaczone', 'phone')
  t.services.push = null
  await remind(at(18))
  t.services.push = t.push
  expect(emailed()).toEqual(['wylaczone@mowka.test'])
})
