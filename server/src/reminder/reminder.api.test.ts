import { addDays } from '@mowka/shared/domain/warsaw-time'
import { startOfWarsawDay } from '@mowka/shared/domain/word-schedule'
import { learner, miniLibrary, paths, sentence } from '../../testing/learner'
import { idOf, seedLibrary } from '../../testing/library'
import { startTestApi, type TestApi } from '../../testing/test-api'
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

/** Each test has days of its own, because jobs do not go back in time. In winter 18:00 in Warsaw is 17:00 UTC. */
let today = '2026-11-17'
const dayAfter = (days: number) => addDays(today, days)
const at = (hour: number, day = today) => `${day}T${String(hour - 1).padStart(2, '0')}:05:00Z`

beforeEach(async () => {
  t.emails.length = 0
  today = dayAfter(4)
  t.setNow(at(13, dayAfter(-1)))
})
afterEach(async () => {
  // Those of other tests are not reminded.
  await t.db.update(users).set({ preferences: { appNotificationsAllowed: false } })
  await t.db.delete(reminderDays)
})

const idOfUser = async (name: string) => (await t.call('getMe', {}, { name })).answer.userId
/** Someone who learned yesterday, in English. */
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
/** The job runs as it does every quarter of an hour. */
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

test('C61: a streak that ends today brings one letter, at the usual hour, however often the job runs', async () => {
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
  // The next day it has ended, and there is nothing to keep.
  await remind(at(18, dayAfter(1)))
  expect(t.emails).toHaveLength(1)
})

test('C61: who has learned today is left alone', async () => {
  const { learns } = await someone('pilny')
  await learns('b', at(10))
  await remind(at(18))
  expect(told()).toEqual([])
})

test('C61: words that are due bring a letter too, to their page, and in the chosen language at the chosen hour', async () => {
  const { learns } = await someone('slowa')
  await word('slowa', today)
  const body = { hour: 7, lang: 'en' }
  expect((await t.call('putReminderSettings', { body }, { name: 'slowa' })).answer).toEqual(body)
  expect((await t.call('getReminderSettings', {}, { name: 'slowa' })).answer).toEqual(body)
  await learns('b', at(6))
  await remind(at(6))
  expect(told()).toEqual([])
  await remind(at(7))
  expect(told()).toEqual(['slowa@mowka.test: To review today: 1 word'])
  expect(t.emails[0]?.text).toContain(`${t.config.publicUrl}/repetition/words`)
  await remind(at(18))
  expect(t.emails).toHaveLength(1)
})

test('C61: words of a later day and a language whose access has ended bring none', async () => {
  const { learns } = await someone('jutro')
  await word('jutro', dayAfter(1))
  await learns('b', at(10))
  await remind(at(18))
  expect(told()).toEqual([])
  await remind(at(18, dayAfter(30)))
  today = dayAfter(30)
  expect(told()).toEqual([])
})

test('C61: a server that was away reminds up to two hours late, and not in the night', async () => {
  await someone('pozno')
  await someone('noc')
  await t.call('putReminderSettings', { body: { hour: 17, lang: 'pl' } }, { name: 'noc' })
  await remind(at(20))
  expect(t.emails.map(({ to }) => to)).toEqual(['pozno@mowka.test'])
  await remind(at(23))
  expect(t.emails).toHaveLength(1)
})

test('C61: off with appNotificationsAllowed, and on again', async () => {
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

test('C61: one press ends reminders without a sign-in; looking at the page does not', async () => {
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

test('C61: a link that was changed or is too old ends nothing', async () => {
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

test('C61: without a choice it is 18 o’clock in the language of the interface; hours that no day has are refused', async () => {
  await learner(t, { name: 'nowy' })
  expect((await t.call('getReminderSettings', {}, { name: 'nowy' })).answer).toEqual({ hour: 18, lang: 'pl' })
  const bad = await t.call('putReminderSettings', { body: { hour: 24, lang: 'pl' } }, { name: 'nowy' })
  expect(bad.status).toBe(422)
})

test('C61: many are reminded in one run, each once', async () => {
  const names = Array.from({ length: 5 }, (_, index) => `wielu-${index}`)
  for (const name of names) await someone(name)
  await remind(at(18))
  expect(t.emails.map(({ to }) => to).toSorted()).toEqual(names.map((name) => `${name}@mowka.test`))
})
