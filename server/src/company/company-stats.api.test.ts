import { and, eq, gte, sql } from 'drizzle-orm'
import { member, seedCompany } from '../../testing/companies'
import { learner, miniLibrary, paths, sentence } from '../../testing/learner'
import { seedLibrary } from '../../testing/library'
import { grant } from '../../testing/people'
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { progressEvents } from '../progress/tables'

let t: TestApi
let id: string
const boss: TestPerson = { name: 'szefowa', emailVerified: true }
const ola: TestPerson = { name: 'ola', emailVerified: true }
const jan: TestPerson = { name: 'jan', emailVerified: true }
const stranger: TestPerson = { name: 'obcy' }

const stats = async () => (await t.call('getCompanyStats', { id }, boss)).answer
const listed = async (who: TestPerson) =>
  (await t.call('getCompanyUsers', { id }, boss)).answer.find(({ firstname }) => firstname === who.name)
    ?.id ?? ''
const lastActiveDay = async (who: TestPerson) =>
  (await t.call('getCompanyUsers', { id }, boss)).answer.find(({ firstname }) => firstname === who.name)
    ?.lastActiveDay

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, miniLibrary())
  id = await seedCompany(t, {
    path: 'companies/firma',
    accesses: [
      { code: 'FIRMA', limit: 9, unitPrice: 1, languages: [{ targetLang: 'ENG', periodMonths: 6 }] },
    ],
    users: [
      member(boss, { isAdmin: true }),
      member(ola, { acceptedDaysAgo: 30 }),
      member(jan, { invitationStatus: 'PENDING', code: 'FIRMA', invitedDaysAgo: 1 }),
    ],
  })
  for (const who of [ola, jan, stranger]) await t.call('getMe', {}, who)
})
afterAll(() => t.close())

/** Records learned sentences on a day. */
async function learn(who: TestPerson, day: string, lessonPath: string, names: string[], forced = false) {
  t.setNow(`${day}T09:00:00Z`)
  await grant(t, who, lessonPath === paths.germanLesson ? 'DE' : 'ENG')
  const { post } = await learner(t, who)
  for (const name of names) {
    await post('EXAMPLE_SUCCESS', lessonPath, {
      createdAt: `${day}T09:00:00.000Z`,
      payload: {
        exerciseId: sentence(lessonPath, name),
        learningMode: 'WRITING',
        ...(forced ? { successForced: true } : {}),
      },
    })
  }
}

test('returns zeros for every member before anybody has learned (S-COMP-04, K-ENT-05)', async () => {
  const { company, users, weeks } = await stats()
  expect(company).toEqual({
    currentWeek: { total: 0, perLang: {} },
    previousWeek: { total: 0, perLang: {} },
    trend: { totalNumber: 0, totalPercentage: null },
  })
  expect(Object.keys(users)).toHaveLength(2)
  expect(weeks).toHaveLength(12)
  expect(await lastActiveDay(ola)).toBeNull()
})

test('counts correct exercises of the last 7 days and the 7 days before, by language (S-COMP-04, K-PAGE-10)', async () => {
  await learn(ola, '2026-11-17', paths.first, ['a', 'b'])
  // Before Jan joined, so the company must not see it.
  await learn(jan, '2026-11-20', paths.first, ['a'])
  // The first day of the current week.
  await learn(ola, '2026-11-24', paths.second, ['a'])
  const code = { companyAccessCode: 'FIRMA', firstname: 'jan', lastname: 'Testowy' }
  await t.call('redeemAccessCode', { body: code }, jan)
  await learn(jan, '2026-11-26', paths.first, ['b'])
  // A forced success doesn't count.
  await learn(jan, '2026-11-26', paths.first, ['c'], true)
  await learn(ola, '2026-11-30', paths.second, ['b', 'c'])
  await learn(ola, '2026-11-30', paths.germanLesson, ['jeden'])
  await learn(stranger, '2026-11-30', paths.first, ['a', 'b', 'c'])

  t.setNow('2026-11-30T20:00:00Z')
  const { company, users, weeks } = await stats()
  expect(company).toEqual({
    currentWeek: { total: 5, perLang: { ENG: 4, DE: 1 } },
    previousWeek: { total: 2, perLang: { ENG: 2 } },
    trend: { totalNumber: 3, totalPercentage: 150 },
  })
  expect(users[await listed(ola)]).toMatchObject({
    currentWeek: { total: 4, perLang: { ENG: 3, DE: 1 } },
    previousWeek: { total: 2 },
    trend: { totalNumber: 2, totalPercentage: 100 },
  })
  expect(users[await listed(jan)]).toMatchObject({ currentWeek: { total: 1 }, previousWeek: { total: 0 } })
  expect(weeks.slice(-2)).toEqual([
    { from: '2026-11-17', to: '2026-11-23', total: 2, perLang: { ENG: 2 } },
    { from: '2026-11-24', to: '2026-11-30', total: 5, perLang: { ENG: 4, DE: 1 } },
  ])
})

test('the member list has the last active day since joining (S-COMP-02)', async () => {
  expect([await lastActiveDay(ola), await lastActiveDay(jan)]).toEqual(['2026-11-30', '2026-11-26'])
})

test('the statistics match the event log (S-COMP-04)', async () => {
  const { userId } = (await t.call('getMe', {}, ola)).answer
  const [row] = await t.db
    .select({ count: sql<number>`count(*)::int` })
    .from(progressEvents)
    .where(
      and(
        eq(progressEvents.userId, userId),
        eq(progressEvents.name, 'EXAMPLE_SUCCESS'),
        gte(progressEvents.createdAt, new Date('2026-11-23T23:00:00Z')),
      ),
    )
  expect((await stats()).users[await listed(ola)]?.currentWeek.total).toBe(row?.count)
})

test("the window moves every day, and removed members don't count", async () => {
  t.setNow('2026-12-01T09:00:00Z')
  expect((await stats()).company).toMatchObject({ currentWeek: { total: 4 }, previousWeek: { total: 1 } })
  await t.call('detachUser', { id, body: { userEmailToDetach: 'ola@mowka.test' } }, boss)
  const { company, users } = await stats()
  expect(company.currentWeek).toEqual({ total: 1, perLang: { ENG: 1 } })
  expect(Object.keys(users)).toHaveLength(2)
})
