import { seedLibrary } from '../../testing/library'
import { coupon, HALF_YEAR, MONTH, order } from '../../testing/shop'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

const terms = (change: Record<string, unknown> = {}) => ({
  type: 'PERCENT' as const,
  amount: 20,
  applyTo: [],
  flows: ['SUBSCRIPTION' as const],
  active: true,
  validFrom: null,
  validTo: null,
  maxUses: null,
  usesPerPerson: null,
  assignedEmail: null,
  ...change,
})
const create = (code: string, change: Record<string, unknown> = {}) =>
  t.call('createCoupon', { body: { code, ...terms(change) } }, admin)
const list = async (filters = '') =>
  (await t.call('listCoupons', { filters, limit: 100 }, admin)).answer.items
const codes = async (filters = '') => (await list(filters)).map(({ code }) => code)

describe('POST /admin/coupons', () => {
  test('creates a coupon that a basket accepts', async () => {
    const { status, answer } = await create(' nowy-20 ', { assignedEmail: null })
    expect(status).toBe(201)
    expect(answer).toMatchObject({ code: 'NOWY-20', state: 'working', uses: 0, version: 1 })
    const { answer: verified } = await t.call('verifyCoupon', { body: { code: 'nowy-20' } }, anna)
    expect(verified).toMatchObject({ status: 'VERIFIED', discountCondition: { type: 'PERCENT', amount: 20 } })
  })

  test('creates one coupon of a request that is sent twice, and refuses the code for other terms', async () => {
    const first = await create('DWA-RAZY')
    expect((await create('DWA-RAZY')).answer).toEqual(first.answer)
    const { status, problem } = await create('DWA-RAZY', { amount: 30 })
    expect({ status, code: problem.code }).toEqual({ status: 422, code: 'COUPON_EXISTS' })
  })

  test.each([
    ['more than 100 percent', { amount: 101 }, 'body/amount'],
    ['an amount of 0', { amount: 0 }, 'body/amount'],
    [
      'free months for gift cards',
      { type: 'ADDITIONAL_MONTHS', amount: 1, flows: ['GIFT_CARD'] },
      'body/flows',
    ],
    ['an end before its start', { validFrom: '2026-12-02', validTo: '2026-12-01' }, 'body/validTo'],
    ['no place to use it', { flows: [] }, 'body/flows'],
    ['a plan that is not sold', { applyTo: ['MONTHLY_SUBSCRIPTION_3'] }, 'body/applyTo'],
    ['no address', { assignedEmail: 'jan' }, 'body/assignedEmail'],
  ])('refuses a coupon with %s', async (_what, change, path) => {
    const { status, problem } = await create('ZLY', change)
    expect({ status, paths: problem.errors?.map((each) => each.path) }).toEqual({
      status: 422,
      paths: [path],
    })
    expect(await codes('$search:ZLY')).toEqual([])
  })

  test.each(['MA SPACJE', 'ZŁY', '-A', 'A--B', ''])('refuses the code %j', async (code) => {
    expect((await create(code)).status).toBe(422)
  })
})

describe('PUT /admin/coupons/:code', () => {
  test('changes the terms for new orders; placed orders keep their discount', async () => {
    await create('ZMIENNY')
    const before = await order(t, { coupon: 'ZMIENNY' }, { name: 'przed-zmiana', emailVerified: true })
    const { answer } = await t.call(
      'updateCoupon',
      { code: 'ZMIENNY', body: { ...terms({ amount: 50 }), version: 1 } },
      admin,
    )
    expect(answer).toMatchObject({ amount: 50, version: 2, uses: 1 })
    const after = await order(t, { coupon: 'ZMIENNY' }, { name: 'po-zmianie', emailVerified: true })
    expect([before.totalAmount, after.totalAmount]).toEqual([5_520, 3_450])
  })

  test('switches a coupon off', async () => {
    await create('WYLACZANY')
    await t.call(
      'updateCoupon',
      { code: 'WYLACZANY', body: { ...terms({ active: false }), version: 1 } },
      admin,
    )
    const { answer } = await t.call('verifyCoupon', { body: { code: 'WYLACZANY' } }, anna)
    expect(answer.message).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test('lets one of fifty concurrent changes win, and refuses the others with the current coupon', async () => {
    await create('WYSCIG')
    const change = (amount: number) =>
      t.call('updateCoupon', { code: 'WYSCIG', body: { ...terms({ amount }), version: 1 } }, admin)
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => change(index + 1)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = all.find(({ status }) => status !== 200)
    expect(refused?.problem).toMatchObject({ code: 'STALE_WRITE', current: { version: 2 } })
  })

  test('refuses an unknown code', async () => {
    const { status } = await t.call(
      'updateCoupon',
      { code: 'NIE-MA', body: { ...terms(), version: 1 } },
      admin,
    )
    expect(status).toBe(404)
  })
})

describe('GET /admin/coupons', () => {
  test('gives each coupon the first state that applies, and filters by it', async () => {
    await coupon(t, 'S-DZIALA', { validTo: '2026-11-16' })
    await coupon(t, 'S-CZEKA', { validFrom: '2026-11-17' })
    await coupon(t, 'S-MINAL', { validTo: '2026-11-15', maxUses: 1 })
    await coupon(t, 'S-ZUZYTY', { maxUses: 1 })
    await coupon(t, 'S-WYLACZONY', { active: false, validTo: '2026-11-15' })
    await order(t, { coupon: 'S-ZUZYTY' }, { name: 'zuzywa', emailVerified: true })
    const expected = {
      'S-CZEKA': 'waiting',
      'S-DZIALA': 'working',
      'S-MINAL': 'over',
      'S-WYLACZONY': 'off',
      'S-ZUZYTY': 'used-up',
    }
    const shown = await list('$search:S-')
    expect(Object.fromEntries(shown.map(({ code, state }) => [code, state]))).toEqual(expected)
    for (const [code, state] of Object.entries(expected))
      expect({ state, found: await codes(`$search:S-;state:${state}`) }).toEqual({ state, found: [code] })
  })

  test('counts uses, filters by type and sorts', async () => {
    await coupon(t, 'L-KWOTA', { type: 'AMOUNT', amount: 1_500, applyTo: [HALF_YEAR] })
    await coupon(t, 'L-PROCENT', { applyTo: [MONTH] })
    await order(t, { coupon: 'L-PROCENT' }, { name: 'liczona', emailVerified: true })
    expect(await codes('$search:L-;type:AMOUNT')).toEqual(['L-KWOTA'])
    const sorted = await t.call('listCoupons', { filters: '$search:L-', sort: 'uses:desc' }, admin)
    expect(sorted.answer.items.map(({ code, uses }) => [code, uses])).toEqual([
      ['L-PROCENT', 1],
      ['L-KWOTA', 0],
    ])
  })

  test.each([
    ['a learner', anna, 403],
    ['a visitor', undefined, 401],
  ])('refuses %s', async (_who, person, status) => {
    expect((await t.call('listCoupons', {}, person)).status).toBe(status)
    expect((await t.call('getCoupon', { code: 'NOWY-20' }, person)).status).toBe(status)
    expect((await t.call('createCoupon', { body: { code: 'X', ...terms() } }, person)).status).toBe(status)
  })
})
