import { addDays } from '@mowka/domain/time'
import { startOfWarsawDay } from '@mowka/domain/word/word-schedule'
import { eq } from 'drizzle-orm'
import { learner, miniLibrary, paths, sentence } from '../../testing/learner'
import { idOf, seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { exerciseProgress } from '../progress/tables'
import { users } from '../user/tables'
import { wordStages } from '../vocabulary/tables'
import { sendReminders } from './jobs'
import { reminderDays } from './tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
})
afterAll(() => t.close())

/** Each test has its own days, because jobs don't go back in time. In winter, 18:00 in Warsaw is 17:00 UTC. */
let today = '2026-11-17'
const dayAfter = (days: number) => addDays(today, days)
const at = (hour: number, day = today) => `${day}T${String(hour - 1).padStart(2, '0')}:05:00Z`

beforeEach(async () => {
  t.emails.length = 0
  today = dayAfter(4)
  t.setNow(at(13, dayAfter(-1)))
})
afterEach(async () => {
  // Excludes the learners of other tests.
  await t.db.update(users).set({ preferences: { appNotificationsAllowed: false } })
  await t.db.delete(reminderDays)
})

const idOfUser = async (name: string) => (await t.call('getMe', {}, { name })).answer.userId
/** A learner of English who was active yesterday. */
async function someone(name: string) {
  const person = await learner(t, { name })
  await t.call(
    'patchUserMetadata',
    { body: { action: 'learn-lang', payload: { learnLang: 'ENG' } } },
    { name },
  )
  const learns = async (name: string, moment: string) => {
    t.setNow(moment)
    await person.post('EXAMPLE_SUCCESS', paths.first, {
      createdAt: new Date(moment).toISOString(),
      payload: { exerciseId: sentence(paths.first, name), learningMode: 'WRITING' },
    })
  }
  await learns('a', at(13, dayAfter(-1)))
  return { learns }
}
const word = async (name: string, due: string) => {
  await t.db.insert(wordStages).values({
    userId: await idOfUser(name),
    wordId: idOf(`${paths.first}/words/kot`),
    targetLang: 'ENG',
    stage: 3,
    nextReviewAt: startOfWarsawDay(due),
    lastReviewedOn: dayAfter(-7),
  })
}
/** Runs the job, as scheduled every 15 minutes. */
async function remind(moment: string) {
  t.setNow(moment)
  await t.services.jobs.send(t.db, sendReminders, {})
  expect((await t.runJobs()).filter(({ error }) => error)).toEqual([])
}
const told = () => t.emails.map(({ to, subject }) => `${to}: ${subject}`)
const post = (url: string, method: 'GET' | 'POST' = 'POST') =>
  t.app.inject({
    method,
    url: url.slice(url.indexOf('/api/')),
    ...(method === 'POST'
      ? {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        }
      : {}),
  })

test('a streak that ends today causes one email at the default hour, however often the job runs (C61)', async () => {
  await someone('seria')
  await remind(at(17))
  expect(told()).toEqual([])
  await remind(at(18))
  expect(told()).toEqual(['seria@mowka.test: Twoja seria: 1 dzień. Nie przerywaj jej dziś'])
  await remind(at(19))
  await remind(at(20))
  expect(t.emails).toHaveLength(1)
  expect(t.emails[0]?.html).toContain('<html lang="pl">')
  expect(t.emails[0]?.text).toContain(`${t.config.publicUrl}/course`)
  // On the next day the streak has ended, so there is no reason for a reminder.
  await remind(at(18, dayAfter(1)))
  expect(t.emails).toHaveLength(1)
})

test('does not email an unconfirmed address, which may belong to someone else', async () => {
  await someone('obca-skrzynka')
  await t.db
    .update(users)
    .set({ isEmailConfirmed: false })
    .where(eq(users.id, await idOfUser('obca-skrzynka')))
  // The learner's later tokens don't confirm it either.
  await remind(at(18))
  expect(told()).toEqual([])
})

test('the reminder names the daily goal of a learner who has chosen one (C61)', async () => {
  await someone('bez-celu')
  await someone('z-celem')
  await t.call(
    'patchUserMetadata',
    { body: { action: 'preferences', payload: { preferredLessonTime: 15 } } },
    { name: 'z-celem' },
  )
  await remind(at(18))
  const textOf = (name: string) => t.emails.find(({ to }) => to === `${name}@mowka.test`)?.text
  expect(textOf('z-celem')).toContain('Twój cel na dziś: 15 minut.')
  expect(textOf('bez-celu')).toContain('Twoja seria')
  expect(textOf('bez-celu')).not.toContain('Twój cel')
})

test('does not remind a learner who was active today (C61)', async () => {
  const { learns } = await someone('pilny')
  await learns('b', at(10))
  await remind(at(18))
  expect(told()).toEqual([])
})

test('due words cause an email with a link to the deck for today, in the chosen language at the chosen hour (C61)', async () => {
  const { learns } = await someone('slowa')
  await word('slowa', today)
  const body = { hour: 7, lang: 'en' }
  expect((await t.call('putReminderSettings', { body }, { name: 'slowa' })).answer).toEqual({
    ...body,
    accessEnds: true,
  })
  expect((await t.call('getReminderSettings', {}, { name: 'slowa' })).answer).toEqual({
    ...body,
    accessEnds: true,
  })
  await learns('b', at(6))
  await remind(at(6))
  expect(told()).toEqual([])
  await remind(at(7))
  expect(told()).toEqual(['slowa@mowka.test: To review today: 1 word'])
  expect(t.emails[0]?.text).toContain(`${t.config.publicUrl}/repetition/today`)
  await remind(at(18))
  expect(t.emails).toHaveLength(1)
})

test('due sentences alone cause an email that names them, those of unknown lessons do not', async () => {
  const missed = async (name: string, lesson: string) => {
    const { learns } = await someone(name)
    await t.db.insert(exerciseProgress).values({
      userId: await idOfUser(name),
      lessonId: idOf(lesson),
      exerciseId: sentence(lesson, 'c'),
      reviewStep: 0,
      dueDay: today,
    })
    await learns('b', at(10))
  }
  await missed('zdania', paths.first)
  await missed('nieznane', 'lessons/unknown')
  await missed('oba', paths.first)
  await word('oba', today)
  await remind(at(18))
  expect(told().sort()).toEqual([
    'oba@mowka.test: Do powtórki na dziś: 1 słowo i 1 zdanie',
    'zdania@mowka.test: Do powtórki na dziś: 1 zdanie',
  ])
})

test('words due later and languages without access cause no email (C61)', async () => {
  const { learns } = await someone('jutro')
  await word('jutro', dayAfter(1))
  await learns('b', at(10))
  await remind(at(18))
  expect(told()).toEqual([])
  await remind(at(18, dayAfter(30)))
  today = dayAfter(30)
  expect(told()).toEqual([])
})

test('after an outage, reminders are sent up to two hours late, but not at night (C61)', async () => {
  await someone('pozno')
  await someone('noc')
  await t.call('putReminderSettings', { body: { hour: 17, lang: 'pl' } }, { name: 'noc' })
  await remind(at(20))
  expect(t.emails.map(({ to }) => to)).toEqual(['pozno@mowka.test'])
  await remind(at(23))
  expect(t.emails).toHaveLength(1)
})

test('appNotificationsAllowed switches reminders off and on (C61)', async () => {
  await someone('cisza')
  const allow = (appNotificationsAllowed: boolean) =>
    t.call(
      'patchUserMetadata',
      { body: { action: 'preferences', payload: { appNotificationsAllowed } } },
      { name: 'cisza' },
    )
  await allow(false)
  await remind(at(18))
  expect(told()).toEqual([])
  await allow(true)
  await remind(at(18))
  expect(t.emails).toHaveLength(1)
})

test('one click unsubscribes without a sign-in, opening the page does not (C61)', async () => {
  await someone('dosyc')
  await remind(at(18))
  const { unsubscribeUrl = '', text, html } = t.emails[0] ?? { unsubscribeUrl: '' }
  expect(unsubscribeUrl.startsWith(`${t.config.publicUrl}/api/reminder/unsubscribe?token=`)).toBe(true)
  expect(text).toContain(unsubscribeUrl)
  expect(html).toContain('Wypisz się')
  const allowed = async () =>
    (await t.call('getMe', {}, { name: 'dosyc' })).answer.userMetadata.preferences.appNotificationsAllowed

  const page = await post(unsubscribeUrl, 'GET')
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<form method="post">')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-")
  expect(await allowed()).toBe(true)

  const done = await post(unsubscribeUrl)
  expect(done.statusCode).toBe(200)
  expect(done.body).toContain('Nie wyślemy więcej przypomnień')
  expect(await allowed()).toBe(false)
  expect((await post(unsubscribeUrl)).statusCode).toBe(200)
  await remind(at(18, dayAfter(1)))
  expect(t.emails).toHaveLength(1)
})

test('a modified or expired link has no effect (C61)', async () => {
  await someone('obcy-link')
  await remind(at(18))
  const url = t.emails[0]?.unsubscribeUrl ?? ''
  for (const bad of [url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), `${url.split('=')[0]}=x`]) {
    expect((await post(bad)).statusCode).toBe(403)
    expect((await post(bad, 'GET')).statusCode).toBe(403)
  }
  t.setNow(at(10, dayAfter(366)))
  today = dayAfter(366)
  expect((await post(url)).statusCode).toBe(403)
  const { answer } = await t.call('getMe', {}, { name: 'obcy-link' })
  expect(answer.userMetadata.preferences.appNotificationsAllowed).toBe(true)
})

test('defaults to 18:00 in the interface language, and refuses invalid hours (C61)', async () => {
  await learner(t, { name: 'nowy' })
  expect((await t.call('getReminderSettings', {}, { name: 'nowy' })).answer).toEqual({
    hour: 18,
    lang: 'pl',
    accessEnds: true,
  })
  const bad = await t.call('putReminderSettings', { body: { hour: 24, lang: 'pl' } }, { name: 'nowy' })
  expect(bad.status).toBe(422)
})

test('one run reminds many learners, each once (C61)', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `wielu-${index}`)
  for (const name of names) await someone(name)
  await remind(at(18))
  expect(t.emails.map(({ to }) => to).toSorted()).toEqual(names.map((name) => `${name}@mowka.test`))
})
