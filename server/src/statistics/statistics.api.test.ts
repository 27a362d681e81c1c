import { seedLibrary } from '../../testing/library'
import { GERMAN, HALF_YEAR, order, pay, refund } from '../../testing/shop'
import { admin, anna, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'
import { dailyPoints } from '../progress/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

const someone = (name: string): TestPerson => ({ name, emailVerified: true })
const stats = async () => (await t.call('getPlatformStats', {}, admin)).answer
async function buy(who: TestPerson, productCode: string, quantity = 1) {
  const made = await order(t, { products: [{ productCode, quantity }] }, who)
  await pay(t, made.extOrderId)
  return made._id
}

test('returns zeros for a platform without activity', async () => {
  t.setNow('2026-11-22T10:00:00Z')
  const { days, ...numbers } = await stats()
  expect(numbers).toEqual({
    usersCount: 1,
    newUsers: 1,
    newSubscriptions: [],
    activeSubscriptions: [],
    revenue: 0,
    activeTrials: 0,
    trialsWithoutSubscription: 0,
    usersWithExpiredSubscription: 0,
    allFinishedExercises: 0,
    recentlyFinishedExercises: 0,
  })
  expect(days.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-10-24', '2026-11-22']))
  expect(days).toHaveLength(30)
})

test('counts users, sales and learning, with new ones from the last 30 days only (S-STAT-01, S-STAT-02, A-ENT-09)', async () => {
  // Before the window: one who bought a month and left, and one with only a trial.
  t.setNow('2026-08-01T10:00:00Z')
  await buy(someone('dawna'), GERMAN)
  await t.call('startTrial', {}, someone('probna'))

  t.setNow('2026-10-23T21:30:00Z')
  // The last half hour before the window.
  await buy(someone('przed'), HALF_YEAR)
  t.setNow('2026-10-23T22:30:00Z')
  await buy(someone('pierwsza'), HALF_YEAR)

  t.setNow('2026-11-22T09:00:00Z')
  const trying = someone('obecna')
  await t.call('startTrial', {}, trying)
  await buy(trying, GERMAN, 2)
  // A refunded buyer counts as no buyer, and their trial did not lead to a subscription.
  t.setNow('2026-11-01T10:00:00Z')
  await t.call('startTrial', {}, someone('zwrot'))
  t.setNow('2026-11-22T09:00:00Z')
  const refunded = await buy(someone('zwrot'), HALF_YEAR)
  expect((await refund(t, refunded)).status).toBe(200)
  await order(t, {}, someone('waha'))
  const { userId } = (await t.call('getMe', {}, anna)).answer
  const day = { userId, targetLang: 'ENG' as const, points: 1 }
  await t.db.insert(dailyPoints).values([
    { ...day, day: '2026-10-23', successes: 5 },
    { ...day, day: '2026-10-24', successes: 7 },
    { ...day, day: '2026-11-22', successes: 2 },
    { ...day, day: '2026-11-22', targetLang: 'DE', successes: 1 },
  ])

  t.setNow('2026-11-22T10:00:00Z')
  const { days, ...numbers } = await stats()
  expect(numbers).toEqual({
    // Two from August, two from that evening, four from today, including the administrator's and Anna's accounts.
    usersCount: 9,
    newUsers: 6,
    newSubscriptions: [
      { _id: '1:PL:DE', total: 2 },
      { _id: '6:PL:ENG', total: 1 },
    ],
    activeSubscriptions: expect.arrayContaining([
      { _id: '6:PL:ENG', total: 2 },
      { _id: '1:PL:DE', total: 1 },
    ]),
    revenue: 29_400 + 13_800,
    activeTrials: 1,
    trialsWithoutSubscription: 2,
    usersWithExpiredSubscription: 1,
    allFinishedExercises: 15,
    recentlyFinishedExercises: 10,
  })
  expect(days[0]).toEqual({
    day: '2026-10-24',
    newUsers: 1,
    newSubscriptions: 1,
    revenue: 29_400,
    finishedExercises: 7,
  })
  expect(days.at(-1)).toMatchObject({
    day: '2026-11-22',
    newSubscriptions: 2,
    revenue: 13_800,
    finishedExercises: 3,
  })
})
