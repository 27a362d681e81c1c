import { eq } from 'drizzle-orm'
import { emailOf, member, seedCompany } from '../../testing/companies'
import { sampleLibrary, seedLibrary } from '../../testing/library'
import { HALF_YEAR, order, pay } from '../../testing/shop'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { users } from '../user/tables'
import { announceAccessEnds } from './access-end'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
// Jobs don't go back in time.
beforeEach(async () => {
  await t.empty()
  await seedLibrary(t, { ...sampleLibrary(), courses: [], companies: [] })
})

const ENDS = '2026-12-15T22:59:59.000Z'
/** In winter, 18:00 in Warsaw is 17:00 UTC. */
const at = (day: string, hour = 18) => `${day}T${String(hour - 1).padStart(2, '0')}:05:00Z`

/** A person with access to English from 1 November until the end of 15 December. */
async function withAccess(name: string): Promise<TestPerson> {
  const who: TestPerson = { name, emailVerified: true }
  t.setNow('2026-11-01T10:00:00Z')
  const { userId } = (await t.call('getMe', {}, who)).answer
  await t.call('grantAccess', { body: { userId, targetLang: 'ENG', expiresAt: ENDS } }, admin)
  return who
}
/** Runs the job, and returns the emails about the end of an access that it sent to a person. */
async function announcedTo(who: TestPerson, moment: string) {
  t.setNow(moment)
  t.emails.length = 0
  await t.services.jobs.send(t.db, announceAccessEnds, {})
  expect((await t.runJobs()).filter(({ error }) => error)).toEqual([])
  return t.emails.filter(({ to, unsubscribeUrl }) => to === emailOf(who) && unsubscribeUrl)
}
const countOf = async (who: TestPerson, ...moments: string[]) => {
  const counts: number[] = []
  for (const moment of moments) counts.push((await announcedTo(who, moment)).length)
  return counts
}

test('a learner gets one email 7 days and one 1 day before an access ends, however often the job runs', async () => {
  const who = await withAccess('raz')
  expect(await countOf(who, at('2026-12-07'), at('2026-12-08', 17))).toEqual([0, 0])
  const [email] = await announcedTo(who, at('2026-12-08'))
  expect(email?.subject).toBe('Dostęp kończy się 15.12.2026: angielski')
  expect(email?.text).toContain('Dostęp nie odnawia się sam')
  expect(
    await countOf(who, at('2026-12-08', 19), at('2026-12-09'), at('2026-12-14'), at('2026-12-15')),
  ).toEqual([0, 0, 1, 0])
  expect(await countOf(who, at('2026-12-16'))).toEqual([0])
})

test('an unconfirmed address, which may belong to someone else, gets no email before an access ends', async () => {
  const who = await withAccess('obca')
  await t.db
    .update(users)
    .set({ isEmailConfirmed: false })
    .where(eq(users.id, (await t.call('getMe', {}, { ...who, emailVerified: false })).answer.userId))
  expect(await countOf(who, at('2026-12-08'), at('2026-12-14'))).toEqual([0, 0])
})

test('the email links to the plan bought before, and without a purchase to the featured plan', async () => {
  const gifted = await withAccess('podarowany')
  const buyer = await withAccess('kupujacy')
  const products = (await t.call('getProducts', {}, buyer)).answer.filter(
    ({ targetLang }) => targetLang === 'ENG',
  )
  const [first] = products
  const featured = products.find((product) => product.featured) ?? first
  const halfYear = products.find(({ productCode }) => productCode === HALF_YEAR)
  const linkIn = (text = '') => /\/subscribe\S*/.exec(text)?.[0]
  const [toGifted] = await announcedTo(gifted, at('2026-12-08'))
  expect(linkIn(toGifted?.text)).toBe(`/subscribe?plan=eng-${featured?.order}`)
  const { extOrderId } = await order(t, { products: [{ productCode: HALF_YEAR, quantity: 1 }] }, buyer)
  await pay(t, extOrderId)
  const end = (await t.call('getMe', {}, buyer)).answer.appMetadata.languages[0]?.expiresAt
  expect(end).toBe('2027-06-15T21:59:59.000Z')
  const [toBuyer] = await announcedTo(buyer, '2027-06-08T16:05:00Z')
  expect(linkIn(toBuyer?.text)).toBe(`/subscribe?plan=eng-${halfYear?.order}`)
})

test('an extended access is announced before its new end only', async () => {
  const who = await withAccess('przedluzony')
  t.setNow(at('2026-12-08', 17))
  const { extOrderId } = await order(t, {}, who)
  await pay(t, extOrderId)
  await t.runJobs()
  expect(await countOf(who, at('2026-12-08'), at('2026-12-14'), at('2027-01-08'), at('2027-01-14'))).toEqual([
    0, 0, 1, 1,
  ])
})

test('company access is never announced, and none that a company covers for longer', async () => {
  const boss: TestPerson = { name: 'szefowa', emailVerified: true }
  const own = await withAccess('pracownica')
  const seatOnly: TestPerson = { name: 'pracownik', emailVerified: true }
  for (const who of [boss, seatOnly]) await t.call('getMe', {}, who)
  await seedCompany(t, {
    path: 'firma',
    accesses: ['KROTKI', 'DLUGI'].map((code, index) => ({
      code,
      limit: 1,
      unitPrice: 1,
      languages: [{ targetLang: 'ENG', periodMonths: index === 0 ? 1 : 6 }],
    })),
    users: [
      member(boss, { isAdmin: true }),
      member(seatOnly, { code: 'KROTKI', acceptedDaysAgo: 0 }),
      member(own, { code: 'DLUGI', acceptedDaysAgo: 0 }),
    ],
  })
  // The next call of a member joins the company. Their seats begin on 16 November.
  t.setNow('2026-11-17T10:00:00Z')
  for (const who of [own, seatOnly]) {
    const { languages } = (await t.call('getMe', {}, who)).answer.appMetadata
    expect(languages).toEqual([expect.objectContaining({ targetLang: 'ENG', isFromCompany: true })])
  }
  expect(await countOf(own, at('2026-12-08'))).toEqual([0])
  expect(await countOf(seatOnly, at('2026-12-09'))).toEqual([0])
  expect(await countOf(own, at('2026-12-14'))).toEqual([0])
  expect(await countOf(seatOnly, at('2026-12-15'), at('2026-12-16'))).toEqual([0, 0])
})

test('learners choose hour and language, and can switch the emails off and on', async () => {
  const who = await withAccess('wybredny')
  const body = { hour: 7, lang: 'en', accessEnds: false }
  expect((await t.call('putReminderSettings', { body }, who)).answer).toEqual(body)
  expect(await countOf(who, at('2026-12-08', 7))).toEqual([0])
  // Pages of an earlier release don't send the switch.
  const before = { hour: 7, lang: 'en' }
  expect((await t.call('putReminderSettings', { body: before }, who)).answer).toEqual(body)
  await t.call('putReminderSettings', { body: { ...before, accessEnds: true } }, who)
  const [email] = await announcedTo(who, at('2026-12-08', 7))
  expect(email?.subject).toBe('Your access ends on 15.12.2026: English')
})

test('the emails are independent of reminders to learn', async () => {
  const who = await withAccess('bez-nauki')
  const body = { action: 'preferences', payload: { appNotificationsAllowed: false } }
  await t.call('patchUserMetadata', { body }, who)
  expect(await countOf(who, at('2026-12-08'))).toEqual([1])
})

test('one click unsubscribes from these emails only, and opening the page does not', async () => {
  const who = await withAccess('dosyc')
  const [email] = await announcedTo(who, at('2026-12-08'))
  const url = email?.unsubscribeUrl ?? ''
  const settings = async () => (await t.call('getReminderSettings', {}, who)).answer
  const open = (method: 'GET' | 'POST') =>
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
  expect((await open('GET')).body).toContain('Wiadomości przed końcem dostępu')
  expect(await settings()).toEqual({ hour: 18, lang: 'pl', accessEnds: true })
  expect((await open('POST')).body).toContain('Nie napiszemy więcej przed końcem dostępu')
  expect(await settings()).toEqual({ hour: 18, lang: 'pl', accessEnds: false })
  const { preferences } = (await t.call('getMe', {}, who)).answer.userMetadata
  expect(preferences.appNotificationsAllowed).toBe(true)
  expect(await countOf(who, at('2026-12-14'))).toEqual([0])
})
