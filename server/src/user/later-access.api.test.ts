import { emailOf, member, seedCompany } from '../../testing/companies'
import { sampleLibrary, seedLibrary } from '../../testing/library'
import { accessOf, order, pay, refund } from '../../testing/shop'
import { admin, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { advanceAccess } from './jobs'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, { ...sampleLibrary(), companies: [] })
})
afterAll(() => t.close())
beforeEach(async () => {
  t.setNow('2026-11-16T10:00:00Z')
  // Drains jobs that would otherwise wait for the reset clock.
  await t.runJobs()
})

const boss: TestPerson = { name: 'szefowa', emailVerified: true }
const SEAT_ENDS = '2027-05-16T21:59:59.000Z'

/** A person with company access to English for half a year from today, and a function to leave the company. */
async function withSeat(name: string) {
  const who: TestPerson = { name, emailVerified: true }
  await t.call('getMe', {}, boss)
  await t.call('getMe', {}, who)
  const code = `SEAT-${name.toUpperCase()}`
  const id = await seedCompany(t, {
    path: `firma-${name}`,
    accesses: [code, `${code}-2`].map((each) => ({
      code: each,
      limit: 1,
      unitPrice: 1,
      languages: [{ targetLang: 'ENG', periodMonths: 6 }],
    })),
    users: [member(boss, { isAdmin: true }), member(who, { code, acceptedDaysAgo: 0 })],
  })
  const leave = () => t.call('detachUser', { id, body: { userEmailToDetach: emailOf(who) } }, boss)
  /** Assigns another seat of half a year. */
  const prolong = async () => {
    const people = (await t.call('getCompanyUsers', { id }, boss)).answer
    const userId = people.find(({ email }) => email === emailOf(who))?.id ?? ''
    const body = { companyAccessCode: `${code}-2`, userId }
    expect((await t.call('assignAccess', { id, body }, boss)).answer.assigned).toBe(true)
  }
  return { who, leave, prolong }
}
/** Buys a month of English. */
const buy = async (who: TestPerson) => {
  const made = await order(t, {}, who)
  await pay(t, made.extOrderId)
  return made
}
/** Runs the due jobs. */
const advance = async () => {
  await t.db.transaction((tx) => t.services.jobs.send(tx, advanceAccess, {}))
  await t.runJobs()
}
test('purchased months that wait for a seat start when it ends, with their full length (L-PAYT-02, C-SUM-11)', async () => {
  const { who, leave } = await withSeat('odchodzi')
  expect(await accessOf(t, who)).toBe(SEAT_ENDS)
  await buy(who)
  expect(await accessOf(t, who)).toBe('2027-06-16T21:59:59.000Z')
  t.setNow('2026-12-10T10:00:00Z')
  await leave()
  // Nothing is open until the job has run, and the account shows that.
  expect(await accessOf(t, who)).toBe('2026-12-10T10:00:00.000Z')
  await advance()
  expect(await accessOf(t, who)).toBe('2027-01-10T22:59:59.000Z')
  await advance()
  expect(await accessOf(t, who)).toBe('2027-01-10T22:59:59.000Z')
})

test('a purchase after a seat has ended is not scheduled after waiting months that follow a gap (C-SUM-11)', async () => {
  const { who, leave } = await withSeat('dokupuje')
  await buy(who)
  t.setNow('2026-12-10T10:00:00Z')
  await leave()
  await buy(who)
  expect(await accessOf(t, who)).toBe('2027-02-10T22:59:59.000Z')
  await advance()
  expect(await accessOf(t, who)).toBe('2027-02-10T22:59:59.000Z')
})

test('a trial is added to waiting months and not lost after them', async () => {
  const { who, leave } = await withSeat('probuje')
  await buy(who)
  t.setNow('2026-12-10T10:00:00Z')
  await leave()
  await t.call('startTrial', {}, who)
  expect(await accessOf(t, who)).toBe('2027-01-17T22:59:59.000Z')
})

test('a refund revokes months that were moved forward', async () => {
  const { who, leave } = await withSeat('oddaje')
  const { _id } = await buy(who)
  t.setNow('2026-12-10T10:00:00Z')
  await leave()
  await advance()
  t.setNow('2026-12-20T10:00:00Z')
  expect((await refund(t, _id)).status).toBe(200)
  expect(await accessOf(t, who)).toBe('2026-12-20T10:00:00.000Z')
})

test('an end date set by an operator before waiting months applies from now', async () => {
  const { who, leave } = await withSeat('ustalona')
  await buy(who)
  await leave()
  const { userId } = (await t.call('getMe', {}, who)).answer
  const expiresAt = '2026-12-01T22:59:59.000Z'
  await t.call('grantAccess', { body: { userId, targetLang: 'ENG', expiresAt } }, admin)
  expect(await accessOf(t, who)).toBe(expiresAt)
})

test('waiting months move to the end of a seat that the company extends (S-COMP-14, C-SUM-11)', async () => {
  const { who, leave, prolong } = await withSeat('przedluzona')
  const { _id } = await buy(who)
  await prolong()
  await advance()
  // The 31 days from 16 May follow the second half year.
  expect(await accessOf(t, who)).toBe('2027-12-17T22:59:59.000Z')
  await buy(who)
  expect(await accessOf(t, who)).toBe('2028-01-17T22:59:59.000Z')
  await advance()
  expect(await accessOf(t, who)).toBe('2028-01-17T22:59:59.000Z')
  t.setNow('2026-12-10T10:00:00Z')
  await leave()
  await advance()
  expect(await accessOf(t, who)).toBe('2027-02-10T22:59:59.000Z')
  expect((await refund(t, _id)).status).toBe(200)
  expect(await accessOf(t, who)).toBe('2027-01-10T22:59:59.000Z')
})

test('months that have started run in parallel with a later seat (S-COMP-14)', async () => {
  const { who, leave, prolong } = await withSeat('juz-biegnie')
  await buy(who)
  t.setNow('2027-05-20T10:00:00Z')
  await prolong()
  await advance()
  expect(await accessOf(t, who)).toBe('2027-11-20T22:59:59.000Z')
  await leave()
  expect(await accessOf(t, who)).toBe('2027-06-16T21:59:59.000Z')
})

test('a trial started during a seat waits for its end and moves with it (S-USER-09, U10)', async () => {
  const { who, leave, prolong } = await withSeat('probuje-w-firmie')
  const { trialExpiresAt } = (await t.call('startTrial', {}, who)).answer.appMetadata
  expect([trialExpiresAt, await accessOf(t, who)]).toEqual(Array(2).fill('2027-05-23T21:59:59.000Z'))
  await prolong()
  await advance()
  expect(await accessOf(t, who)).toBe('2027-11-23T22:59:59.000Z')
  t.setNow('2026-12-10T10:00:00Z')
  await leave()
  await advance()
  expect(await accessOf(t, who)).toBe('2026-12-17T22:59:59.000Z')
})

test('free days after purchased months do not preserve those months when they are refunded', async () => {
  const who: TestPerson = { name: 'proba-po-zakupie', emailVerified: true }
  const { _id } = await buy(who)
  await t.call('startTrial', {}, who)
  expect(await accessOf(t, who)).toBe('2026-12-23T22:59:59.000Z')
  expect((await refund(t, _id)).status).toBe(200)
  expect(await accessOf(t, who)).toBe('2026-11-23T22:59:59.000Z')
})
