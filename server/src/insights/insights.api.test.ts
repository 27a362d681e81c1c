import { randomUUID } from 'node:crypto'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import { warsawDay } from '@mowka/domain/time'
import { eq } from 'drizzle-orm'
import { miniLibrary, paths, sentence } from '../../testing/learner'
import { idOf, seedLibrary } from '../../testing/library'
import { GERMAN, HALF_YEAR, MONTH } from '../../testing/shop'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { refusedAnswers, stumbles } from '../attempt/tables'
import { exercises } from '../course/tables'
import { orderLines, orders, refundLines, refunds } from '../order/tables'
import { dailyPoints, lessonProgress, progressEvents } from '../progress/tables'
import { accessGrants, users } from '../user/tables'
import { countInsights } from './jobs'
import { insightWeeks } from './tables'

/** A Wednesday: the period of 13 weeks is 31 August to 25 November. */
const NOW = '2026-11-25T12:00:00Z'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

async function account(id: string, createdAt: string, learnLang: LangCode | null) {
  await t.db.insert(users).values({
    id,
    issuer: 'test',
    subject: id,
    email: `${id}@mowka.test`,
    avatarFileName: 'a.svg',
    createdAt: new Date(createdAt),
    learnLang,
  })
}

const trial = (userId: string, targetLang: LangCode, at: string) =>
  t.db.insert(accessGrants).values({
    source: `trial/${userId}`,
    userId,
    targetLang,
    startsAt: new Date(at),
    endsAt: new Date('2027-01-01'),
  })

/** Days with learning; all in one language. */
const days = (userId: string, targetLang: LangCode, ...all: string[]) =>
  t.db.insert(dailyPoints).values(all.map((day) => ({ userId, targetLang, day })))

async function lesson(
  userId: string,
  path: string,
  startedAt: string,
  { finishedAt, currentItem }: { finishedAt?: string; currentItem?: string } = {},
) {
  await t.db.insert(lessonProgress).values({
    userId,
    lessonId: idOf(path),
    startedAt: new Date(startedAt),
    finishedAt: finishedAt === undefined ? null : new Date(finishedAt),
    currentItem: currentItem ?? null,
  })
}

/** Stores events of an exercise: `a` an attempt, `s` a success, `f` a forced one, `c` a confirmed attempt. */
async function events(
  userId: string,
  exerciseId: string | undefined,
  kinds: string,
  createdAt: string,
  { receivedAt = createdAt, prefix = '' as '' | 'REPETITION_', targetLang = 'ENG' as LangCode } = {},
) {
  const rows = [...kinds].map((kind): typeof progressEvents.$inferInsert => {
    const name: ProgressEvent['name'] = kind === 'a' || kind === 'c' ? 'EXAMPLE_ATTEMPT' : 'EXAMPLE_SUCCESS'
    return {
      eventId: randomUUID(),
      userId,
      name: `${prefix}${name}`,
      lessonId: idOf(paths.first),
      targetLang,
      createdAt: new Date(createdAt),
      receivedAt: new Date(receivedAt),
      payload: { ...(exerciseId && { exerciseId }), ...(kind === 'f' && { successForced: true }) },
      confirmed: kind === 'c',
    }
  })
  await t.db.insert(progressEvents).values(rows)
}

type Line = { productCode: string; quantity?: number; total: number; unitPrice?: number }
async function sale(
  id: string,
  userId: string | null,
  settledAt: string,
  lines: readonly Line[],
  change: Partial<typeof orders.$inferInsert> = {},
) {
  const totalAmount = lines.reduce((sum, { total }) => sum + total, 0)
  await t.db.insert(orders).values({
    id,
    extOrderId: id,
    userId,
    flow: 'SUBSCRIPTION',
    status: 'COMPLETED',
    createdAt: new Date(settledAt),
    expiresAt: new Date(settledAt),
    settledAt: new Date(settledAt),
    fingerprint: id,
    fullPrice: totalAmount,
    totalAmount,
    invoiceRequested: false,
    lang: 'pl',
    ...change,
  })
  await t.db.insert(orderLines).values(
    lines.map(({ productCode, quantity = 1, total, unitPrice = total }, line) => ({
      orderId: id,
      line,
      productCode,
      name: productCode,
      targetLang: (productCode.split(':')[2] ?? 'ENG') as LangCode,
      quantity,
      unitPrice,
      total,
      months: 1,
    })),
  )
}

async function refundOf(
  orderId: string,
  at: string,
  amount: number,
  { position, status = 'done' }: { position?: number; status?: (typeof refunds.$inferInsert)['status'] } = {},
) {
  const [row] = await t.db
    .insert(refunds)
    .values({
      id: randomUUID(),
      orderId,
      origin: 'shop',
      status,
      amount,
      requestedAt: new Date(at),
      changedAt: new Date(at),
    })
    .returning()
  if (!row || position === undefined) return
  await t.db.insert(refundLines).values({ refundId: row.id, position, amount, left: amount, isEnded: false })
}

const count = async () => {
  await t.services.jobs.send(t.db, countInsights, {})
  return (await t.runJobs()).filter(({ name }) => name === countInsights.name)
}
const MONTH_GERMAN = GERMAN
const a = sentence(paths.first, 'a')
const b = sentence(paths.first, 'b')

/**
 * The small world, whose numbers are computed by hand below.
 *
 * | account | sign-up | language | first lesson | trial | purchase |
 * |---|---|---|---|---|---|
 * | a1 | Mon 7 Sep | ENG | 7 Sep | 7 Sep | 20 Sep |
 * | a2 | Sun 13 Sep, 23:30 in Warsaw | ENG | 14 Sep | | |
 * | a3 | Mon 14 Sep, 00:30 in Warsaw | DE | | | 15 Sep |
 * | a4 | 16 Sep | | | | |
 * | a5 | 16 Sep | DE | 16 Nov, after 61 days | 17 Sep | 20 Nov, after 64 days |
 * | a6 | Mon 23 Nov | ENG | 23 Nov | 23 Nov | 23 Nov, refunded |
 * | the administrator | 25 Nov | | | | |
 * | c1 to c5 | 24 Aug, before the period | ENG | | | |
 */
async function makeWorld() {
  await t.empty()
  await seedLibrary(t, miniLibrary())
  t.setNow(NOW)
  await t.call('getMe', {}, admin)
  await account('a1', '2026-09-07T08:00:00Z', 'ENG')
  await account('a2', '2026-09-13T21:30:00Z', 'ENG')
  await account('a3', '2026-09-13T22:30:00Z', 'DE')
  await account('a4', '2026-09-16T08:00:00Z', null)
  await account('a5', '2026-09-16T08:00:00Z', 'DE')
  await account('a6', '2026-11-23T08:00:00Z', 'ENG')
  const crowd = ['c1', 'c2', 'c3', 'c4', 'c5']
  for (const id of crowd) await account(id, '2026-08-24T08:00:00Z', 'ENG')

  await trial('a1', 'ENG', '2026-09-07T10:00:00Z')
  await trial('a5', 'DE', '2026-09-17T10:00:00Z')
  await trial('a6', 'ENG', '2026-11-23T10:00:00Z')

  await days('a1', 'ENG', '2026-09-07', '2026-09-08', '2026-09-14', '2026-10-07')
  await days('a1', 'DE', '2026-09-14')
  await days('a2', 'ENG', '2026-09-14')
  await days('a5', 'DE', '2026-11-25')
  await days('a6', 'ENG', '2026-11-24', '2026-11-25')
  await days('a6', 'DE', '2026-11-25')

  await lesson('a1', paths.first, '2026-09-07T09:00:00Z', { finishedAt: '2026-09-10T09:00:00Z' })
  await lesson('a2', paths.first, '2026-09-14T09:00:00Z', { finishedAt: '2026-09-30T09:00:00Z' })
  await lesson('a5', paths.germanLesson, '2026-11-16T12:00:00Z')
  await lesson('a6', paths.first, '2026-11-23T09:00:00Z')
  for (const id of crowd.slice(0, 3)) {
    await lesson(id, paths.first, '2026-10-05T09:00:00Z', { finishedAt: '2026-10-06T09:00:00Z' })
  }
  const left = { c3: 'b', c4: 'b', c5: 'a' }
  await lesson('c1', paths.second, '2026-10-01T09:00:00Z', { finishedAt: '2026-10-08T08:59:00Z' })
  await lesson('c2', paths.second, '2026-10-01T09:00:00Z', { finishedAt: '2026-10-08T09:01:00Z' })
  for (const [id, at] of Object.entries(left)) {
    await lesson(id, paths.second, '2026-10-01T09:00:00Z', { currentItem: sentence(paths.second, at) })
  }

  await events('a1', a, 'aaas', '2026-09-07T09:10:00Z')
  await events('a2', a, 'af', '2026-09-14T09:10:00Z', { receivedAt: '2026-09-16T09:00:00Z' })
  await events('c1', a, 'as', '2026-10-05T09:10:00Z')
  await events('a1', b, 'as', '2026-09-07T09:20:00Z')
  await events('a2', b, 'ccccc', '2026-09-14T09:20:00Z')
  await events('a1', a, 'aaaaa', '2026-09-08T09:20:00Z', { prefix: 'REPETITION_' })
  await events('a1', undefined, 'a', '2026-09-08T09:20:00Z')
  const [german] = await t.db.select().from(exercises).where(eq(exercises.answerLang, 'DE'))
  await events('a5', german?.id, 'aaaaa', '2026-11-16T12:10:00Z', { targetLang: 'DE' })
  await t.db.insert(stumbles).values({ exerciseId: a, answerLang: 'ENG', version: 1, stale: false })
  await t.db.insert(refusedAnswers).values(
    ['a1', 'a2'].map((userId) => ({
      exerciseId: a,
      userId,
      normalForm: 'it is wrong',
      typed: 'It is wrong.',
      exerciseVersion: 1,
      verdict: 'refused' as const,
      disputed: false,
      createdAt: new Date('2026-09-14T09:10:00Z'),
    })),
  )

  await sale('o1', 'a1', '2026-09-20T10:00:00Z', [{ productCode: HALF_YEAR, total: 29_400 }])
  await refundOf('o1', '2026-09-21T10:00:00Z', 29_400, { position: 0, status: 'canceled' })
  await sale('o2', 'a3', '2026-09-15T10:00:00Z', [{ productCode: GERMAN, quantity: 2, total: 11_040 }], {
    couponCode: 'ZIMA20',
  })
  await sale(
    'o3',
    'a5',
    '2026-11-20T10:00:00Z',
    [
      { productCode: HALF_YEAR, total: 23_520 },
      { productCode: GERMAN, total: 5_520 },
    ],
    { couponCode: 'ZIMA20' },
  )
  // Made in PayU's panel and not matched to a line: 1001 grosz in proportion to 23 520 and 5 520.
  await refundOf('o3', '2026-11-22T10:00:00Z', 1_001)
  await refundOf('o3', '2026-11-24T10:00:00Z', 2_000, { position: 1, status: 'accepted' })
  await sale('o4', 'a6', '2026-11-23T10:00:00Z', [{ productCode: MONTH, total: 6_900 }], {
    refundedAt: new Date('2026-11-24T10:00:00Z'),
  })
  await refundOf('o4', '2026-11-24T10:00:00Z', 6_900, { position: 0 })
  // A card of two languages, bought on 1 November at 00:30 in Warsaw.
  await sale(
    'o5',
    null,
    '2026-10-31T23:30:00Z',
    [
      { productCode: MONTH, total: 6_900 },
      { productCode: MONTH_GERMAN, total: 6_900 },
    ],
    {
      flow: 'GIFT_CARD',
      giftCards: [{ productCodes: [MONTH, MONTH_GERMAN] }] as (typeof orders.$inferInsert)['giftCards'],
    },
  )
  await refundOf('o5', '2026-11-10T10:00:00Z', 10_000, { position: 0 })
  await sale('o6', 'a2', '2026-11-20T10:00:00Z', [{ productCode: MONTH, total: 6_900 }], {
    status: 'PENDING',
    settledAt: null,
  })
  return german?.id ?? ''
}

describe('reports of a small world', () => {
  let german = ''
  beforeAll(async () => {
    german = await makeWorld()
    expect(await count()).toEqual([{ name: 'insights.count', error: null }])
  })
  const report = { from: '2026-08-31', to: '2026-11-25', countedAt: '2026-11-25T12:00:00.000Z' }

  test('sign-ups have their steps to a purchase and their return by week of sign-up', async () => {
    const { weeks, ...rest } = (await t.call('getSignupInsights', {}, admin)).answer
    expect(rest).toEqual(report)
    expect(weeks.map(({ week }) => week)).toEqual([
      ...['2026-08-31', '2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05', '2026-10-12'],
      ...['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'],
    ])
    const none = { accounts: 0, withLanguage: 0, learned: 0, tried: 0, bought: 0, boughtDirectly: 0 }
    const passed = { day1: 0, day7: 0, day30: 0 }
    const byWeek = Object.fromEntries(weeks.map(({ week, ...row }) => [week, row]))
    expect(byWeek).toMatchObject({
      '2026-08-31': { ...none, ...passed },
      '2026-09-07': {
        ...{ accounts: 2, withLanguage: 2, learned: 2, tried: 1, bought: 1, boughtDirectly: 0 },
        ...{ day1: 2, day7: 1, day30: 1 },
      },
      '2026-09-14': {
        ...{ accounts: 3, withLanguage: 2, learned: 0, tried: 0, bought: 0, boughtDirectly: 1 },
        ...passed,
      },
      // The 30th day of the last possible account was yesterday.
      '2026-10-19': { ...none, ...passed },
      '2026-10-26': { ...none, day1: 0, day7: 0, day30: null },
      '2026-11-16': { ...none, day1: 0, day7: null, day30: null },
      '2026-11-23': {
        ...{ accounts: 2, withLanguage: 1, learned: 1, tried: 1, bought: 0, boughtDirectly: 0 },
        ...{ day1: null, day7: null, day30: null },
      },
    })
  })

  test('sign-ups of one language leave out accounts without that language', async () => {
    const { weeks } = (await t.call('getSignupInsights', { lang: 'DE' }, admin)).answer
    const sums = weeks.reduce(
      (sum, { accounts, boughtDirectly }) => [(sum[0] ?? 0) + accounts, (sum[1] ?? 0) + boughtDirectly],
      [0, 0],
    )
    expect(sums).toEqual([2, 1])
  })

  test('trials count as bought for a purchase within 60 days that was not refunded', async () => {
    const shown = async (query: Record<string, unknown>) =>
      (await t.call('getTrialInsights', query, admin)).answer.weeks.filter(({ trials }) => trials > 0)
    expect(await shown({})).toEqual([
      { week: '2026-09-07', trials: 1, bought: 1 },
      { week: '2026-09-14', trials: 1, bought: 0 },
      { week: '2026-11-23', trials: 1, bought: 0 },
    ])
    expect(await shown({ lang: 'DE' })).toEqual([{ week: '2026-09-14', trials: 1, bought: 0 }])
    expect(await shown({ weeks: '4' })).toEqual([{ week: '2026-11-23', trials: 1, bought: 0 }])
  })

  test('revenue has sold and refunded amounts by plan, language, coupon and Warsaw month', async () => {
    expect((await t.call('getRevenueInsights', {}, admin)).answer).toEqual({
      ...report,
      plans: [
        { key: 'MONTHLY_SUBSCRIPTION_6', items: 2, sold: 52_920, refunded: 811 },
        { key: 'MONTHLY_SUBSCRIPTION_1', items: 6, sold: 37_260, refunded: 19_090 },
      ],
      languages: [
        { key: 'ENG', items: 4, sold: 66_720, refunded: 12_711 },
        { key: 'DE', items: 4, sold: 23_460, refunded: 7_190 },
      ],
      coupons: [
        { key: 'ZIMA20', items: 4, sold: 40_080, refunded: 3_001 },
        { key: null, items: 4, sold: 50_100, refunded: 16_900 },
      ],
      months: [
        { key: '2026-08', items: 0, sold: 0, refunded: 0 },
        { key: '2026-09', items: 3, sold: 40_440, refunded: 0 },
        { key: '2026-10', items: 0, sold: 0, refunded: 0 },
        { key: '2026-11', items: 5, sold: 49_740, refunded: 19_901 },
      ],
    })
  })

  test('revenue of one language leaves out the other lines of an order', async () => {
    const { plans } = (await t.call('getRevenueInsights', { lang: 'DE' }, admin)).answer
    expect(plans).toEqual([{ key: 'MONTHLY_SUBSCRIPTION_1', items: 4, sold: 23_460, refunded: 7_190 }])
  })

  test('lessons and exercises are sorted by the share of learners who left, from five starts on', async () => {
    const { lessons, exercises: left, ...rest } = (await t.call('getLessonInsights', {}, admin)).answer
    expect(rest).toEqual(report)
    expect(lessons).toMatchObject([
      { _id: idOf(paths.second), lang: 'ENG', started: 5, left: 4 },
      { _id: idOf(paths.first), lang: 'ENG', started: 5, left: 1 },
    ])
    expect(left).toMatchObject([
      { _id: sentence(paths.second, 'b'), started: 5, left: 2 },
      { _id: sentence(paths.second, 'a'), started: 5, left: 1 },
    ])
    const other = (await t.call('getLessonInsights', { lang: 'DE' }, admin)).answer
    expect([other.lessons, other.exercises]).toEqual([[], []])
  })

  test('exercises are sorted by the share of refused answers, with the answer that several learners gave', async () => {
    const { exercises: refused } = (await t.call('getAnswerInsights', {}, admin)).answer
    expect(refused).toMatchObject([
      { _id: german, lang: 'DE', answers: 5, refused: 5, typed: null },
      { _id: a, lang: 'ENG', answers: 5, refused: 3, typed: 'It is wrong.' },
    ])
    const english = (await t.call('getAnswerInsights', { lang: 'ENG' }, admin)).answer
    expect(english.exercises.map(({ _id }) => _id)).toEqual([a])
  })

  test('active learners are counted once per day and week, in each language and in all', async () => {
    const { days: byDay, weeks, ...rest } = (await t.call('getActivityInsights', {}, admin)).answer
    expect(rest).toEqual(report)
    expect(byDay).toHaveLength(87)
    const active = <Row extends { all: number }>(rows: readonly Row[]) => rows.filter(({ all }) => all > 0)
    const [english, two] = [
      { lang: 'ENG', learners: 1 },
      { lang: 'ENG', learners: 2 },
    ]
    expect(active(byDay)).toEqual([
      { start: '2026-09-07', all: 1, languages: [english] },
      { start: '2026-09-08', all: 1, languages: [english] },
      { start: '2026-09-14', all: 2, languages: [{ lang: 'DE', learners: 1 }, two] },
      { start: '2026-10-07', all: 1, languages: [english] },
      { start: '2026-11-24', all: 1, languages: [english] },
      { start: '2026-11-25', all: 2, languages: [{ lang: 'DE', learners: 2 }, english] },
    ])
    expect(active(weeks)).toEqual([
      { start: '2026-09-07', all: 1, languages: [english] },
      { start: '2026-09-14', all: 2, languages: [{ lang: 'DE', learners: 1 }, two] },
      { start: '2026-10-05', all: 1, languages: [english] },
      { start: '2026-11-23', all: 2, languages: [{ lang: 'DE', learners: 2 }, english] },
    ])
    const ofGerman = (await t.call('getActivityInsights', { lang: 'DE' }, admin)).answer
    expect(active(ofGerman.weeks)).toEqual([
      { start: '2026-09-14', all: 1, languages: [{ lang: 'DE', learners: 1 }] },
      { start: '2026-11-23', all: 2, languages: [{ lang: 'DE', learners: 2 }] },
    ])
  })

  test('a second count of every week gives the same numbers', async () => {
    const read = async () => {
      const { countedAt: _at, ...signups } = (await t.call('getSignupInsights', {}, admin)).answer
      const { countedAt: _, ...sales } = (await t.call('getRevenueInsights', {}, admin)).answer
      return { signups, sales, active: (await t.call('getActivityInsights', {}, admin)).answer.weeks }
    }
    const before = await read()
    await t.db.delete(insightWeeks)
    await count()
    expect(await read()).toEqual(before)
  })

  test.each(['3', '13.5', 'all'])('refuses a period of %s weeks', async (weeks) => {
    expect((await t.call('getSignupInsights', { weeks }, admin)).status).toBe(422)
  })
})

describe('the job', () => {
  beforeEach(async () => {
    await makeWorld()
    await count()
  })
  const activeIn = async (week: string) => {
    const { weeks } = (await t.call('getActivityInsights', { weeks: '26' }, admin)).answer
    return weeks.find(({ start }) => start === week)?.all
  }

  test('counts a week again while events may arrive late, and not after that', async () => {
    await days('a3', 'DE', '2026-11-17')
    await days('a3', 'DE', '2026-09-15')
    t.setNow('2026-11-25T13:00:00Z')
    await count()
    expect(await activeIn('2026-11-16')).toBe(1)
    expect(await activeIn('2026-09-14')).toBe(2)
  })

  test('counts the weeks of an outage', async () => {
    await days('a3', 'DE', '2026-12-01', '2026-12-25')
    t.setNow('2027-01-20T12:00:00Z')
    await count()
    expect([await activeIn('2026-11-30'), await activeIn('2026-12-21')]).toEqual([1, 1])
  })

  test('lowers recent numbers when an account is deleted, and leaves final ones', async () => {
    await t.db.delete(users).where(eq(users.id, 'a1'))
    await t.db.delete(users).where(eq(users.id, 'a6'))
    t.setNow('2026-11-25T13:00:00Z')
    await count()
    expect([await activeIn('2026-09-07'), await activeIn('2026-11-23')]).toEqual([1, 1])
  })

  test('counts a refund that PayU cancels later in the week of the refund', async () => {
    await t.db.update(refunds).set({ status: 'canceled' }).where(eq(refunds.orderId, 'o5'))
    t.setNow('2026-11-26T12:00:00Z')
    await count()
    const { languages } = (await t.call('getRevenueInsights', {}, admin)).answer
    expect(languages.map(({ refunded }) => refunded)).toEqual([7_711, 2_190])
  })
})

test('reports of a platform without data are empty and were never counted', async () => {
  await t.empty()
  t.setNow(NOW)
  const { answer } = await t.call('getActivityInsights', {}, admin)
  expect(answer.countedAt).toBeNull()
  expect(answer.days.every(({ all }) => all === 0)).toBe(true)
  expect(answer.to).toBe(warsawDay(new Date(NOW)))
})
