import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { languageAccesses, users } from '../src/user/tables'
import { basket, GERMAN, HALF_YEAR, MONTH, notify } from './shop'
import type { ModelCoupon, ModelOrder, ShopModel } from './shop-model'
import type { TestApi, TestPerson } from './test-api'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** Longer than the interval between two polls of PayU. */
const LONG_ENOUGH = 61 * 60 * 1000

/** The tested shop with its buyers. */
export type Shop = { t: TestApi; people: readonly TestPerson[]; coupons: readonly ModelCoupon[] }

/** Baskets with their lines and the months that they grant. */
const BASKETS: Record<string, { lines: [string, number][]; months: [string, number][] }> = {
  month: { lines: [[MONTH, 1]], months: [['ENG', 1]] },
  'half a year': { lines: [[HALF_YEAR, 1]], months: [['ENG', 6]] },
  'two months': { lines: [[MONTH, 2]], months: [['ENG', 2]] },
  both: {
    lines: [
      [MONTH, 1],
      [GERMAN, 1],
      [HALF_YEAR, 1],
    ],
    months: [
      ['ENG', 7],
      ['DE', 1],
    ],
  },
}

type Command = fc.AsyncCommand<ShopModel, Shop>

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length]

/** Compares the shop with the model for every person. */
async function compare(model: ShopModel, { t, people }: Shop): Promise<void> {
  const rows = await t.db
    .select({
      email: users.email,
      targetLang: languageAccesses.targetLang,
      expiresAt: languageAccesses.expiresAt,
    })
    .from(languageAccesses)
    .innerJoin(users, eq(users.id, languageAccesses.userId))
    .orderBy(desc(languageAccesses.startsAt))
  for (const [person, { name }] of people.entries()) {
    for (const lang of ['ENG', 'DE']) {
      const row = rows.find((each) => each.email === `${name}@mowka.test` && each.targetLang === lang)
      const held = row && row.expiresAt.getTime() > model.now ? row.expiresAt.toISOString() : null
      const paid = model.accessOf(person, lang)
      expect({ name, lang, held }).toEqual({ name, lang, held: paid && new Date(paid).toISOString() })
    }
  }
}

/** Makes a call as a person with a token that never expires. */
async function call(t: TestApi, who: TestPerson, method: 'GET' | 'POST', url: string, payload?: object) {
  const token = await t.token(who, { claims: { exp: 4_000_000_000 } })
  const response = await t.app.inject({
    method,
    url: `/api${url}?sourceLang=PL&targetLang=ENG`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })
  return { status: response.statusCode, body: response.json() }
}

/** Creates a command with its name and numbers for failure reports. */
const command = (
  name: string,
  run: (model: ShopModel, shop: Shop) => Promise<void>,
  check: (model: ShopModel) => boolean = () => true,
): Command => ({
  check,
  run: async (model, shop) => {
    await run(model, shop)
    await compare(model, shop)
  },
  toString: () => name,
})

/** Places an order, or repeats the one that waits for payment. */
const buy = (person: number, basketName: string, couponAt: number | null): Command =>
  command(
    `person ${person} orders ${basketName} with coupon ${couponAt}`,
    async (model, { t, people, coupons }) => {
      const who = people[person]
      const wanted = BASKETS[basketName]
      const coupon = couponAt === null ? null : (coupons[couponAt] ?? null)
      if (!who || !wanted) throw new Error('nobody, or nothing')
      const products = wanted.lines.map(([productCode, quantity]) => ({ productCode, quantity }))
      const { status, body } = await call(
        t,
        who,
        'POST',
        '/order',
        basket({ products, coupon: coupon?.code ?? null }),
      )
      const isSame = (each: ModelOrder) =>
        each.person === person && each.basket === basketName && each.coupon === (coupon?.code ?? null)
      const waiting = model.orders.findLast((each) => isSame(each) && model.isOpen(each))
      if (coupon && !waiting && !model.isFree(coupon, person)) {
        // The buyer's other unpaid orders with the coupon are cancelled, unless they were paid at PayU.
        const holding = [...model.usesOf(coupon)].filter(
          (each) => each.person === person && each.status === 'PENDING' && each.atPayu.at(-1) !== 'COMPLETED',
        )
        for (const each of holding) {
          if (each.atPayu.at(-1) === 'PENDING') each.atPayu.push('CANCELED')
          model.hear(each, 'CANCELED')
        }
        if (!model.isFree(coupon, person)) {
          expect({ status, code: body.code }).toEqual({ status: 422, code: 'COUPON_EXPIRED_OR_NOT_ASSIGNED' })
          return
        }
      }
      expect(status).toBe(200)
      const made = (await call(t, who, 'GET', '/order')).body
      const orders: { extOrderId: string; _id: string; totalAmount: number; createdAt: string }[] = made
      if (waiting) {
        expect(body.redirectUri).toContain(waiting.extOrderId)
        return
      }
      const known = new Set(model.orders.map(({ extOrderId }) => extOrderId))
      const fresh = orders.filter(({ extOrderId }) => !known.has(extOrderId))
      expect(fresh).toHaveLength(1)
      const [order] = fresh
      if (!order) return
      expect(t.payments.amountOf(order.extOrderId)).toBe(order.totalAmount)
      model.add({
        extOrderId: order.extOrderId,
        id: order._id,
        person,
        basket: basketName,
        coupon: coupon?.code ?? null,
        total: order.totalAmount,
        months: new Map(wanted.months),
        createdAt: Date.parse(order.createdAt),
        status: 'PENDING',
        atPayu: ['PENDING'],
        isRefunded: false,
      })
    },
  )

/** A command about one order: even numbers pick one that it applies to, if there is one. */
const onOrder = (
  name: string,
  at: number,
  run: (order: ModelOrder, model: ShopModel, shop: Shop) => Promise<void>,
  fits: (order: ModelOrder) => boolean = () => true,
): Command =>
  command(
    `${name} ${at}`,
    async (model, shop) => {
      const fitting = at % 2 === 0 ? model.orders.filter(fits) : []
      const order = pick(fitting.length > 0 ? fitting : model.orders, at >> 1)
      if (order) await run(order, model, shop)
    },
    ({ orders }) => orders.length > 0,
  )

/** The buyer pays or rejects at PayU, without a notification. */
const decide = (at: number, said: 'COMPLETED' | 'CANCELED'): Command =>
  onOrder(`PayU: ${said} of order`, at, async (order, _, { t }) => {
    if (order.atPayu.at(-1) !== 'PENDING') return
    order.atPayu.push(said)
    t.payments.settle(order.extOrderId, said)
  })

/** PayU sends any report that was once true, so possibly late, twice or out of order. */
const tell = (at: number, which: number): Command =>
  onOrder(`PayU tells word ${which} of order`, at, async (order, model, { t }) => {
    const said = pick(order.atPayu, which) ?? 'PENDING'
    expect(await notify(t, t.payments.notice(order.extOrderId, said))).toBe(200)
    model.hear(order, said)
  })

const FORGERIES: [string, Record<string, unknown>, Record<string, string> | undefined][] = [
  ['another amount', { amount: 1 }, undefined],
  ['another currency', { currency: 'EUR' }, undefined],
  ['another number', { orderId: 'PAYU-OF-SOMETHING-ELSE' }, undefined],
  ['no signature', {}, { 'openpayu-signature': 'bad' }],
]

/** A forged or mismatching notification that an order is paid. */
const forge = (at: number, which: number): Command => {
  const [what = '', change = {}, headers] = pick(FORGERIES, which) ?? []
  return onOrder(`forged (${what}) for order`, at, async (order, _, { t }) => {
    expect(await notify(t, t.payments.notice(order.extOrderId, 'COMPLETED', change), headers)).toBe(422)
  })
}

/** An operator refunds an order. */
const refund = (at: number): Command =>
  onOrder(
    'refund of order',
    at,
    async (order, model, { t }) => {
      const before = t.payments.refunds.length
      const { status } = await call(
        t,
        { name: 'adam', roles: ['admin'] },
        'POST',
        `/order/${order.id}/refund`,
      )
      expect(status).toBe(order.status === 'COMPLETED' ? 200 : 409)
      const isNew = order.status === 'COMPLETED' && !order.isRefunded
      expect(t.payments.refunds.length - before).toBe(isNew ? 1 : 0)
      if (isNew) model.refund(order)
    },
    ({ status, isRefunded }) => status === 'COMPLETED' && !isRefunded,
  )

/** Time passes; PayU cancels expired payments. */
const wait = (ms: number): Command =>
  command(`${ms / HOUR} hours pass`, async (model, { t }) => {
    model.now += ms
    t.setNow(new Date(model.now))
    for (const order of model.orders) {
      if (order.atPayu.at(-1) !== 'PENDING' || order.createdAt + DAY > model.now) continue
      order.atPayu.push('CANCELED')
      t.payments.settle(order.extOrderId, 'CANCELED')
    }
  })

/** Runs due jobs: PayU is polled about all waiting orders. */
const ask = (): Command =>
  command('the platform asks PayU', async (model, { t }) => {
    model.now += LONG_ENOUGH
    t.setNow(new Date(model.now))
    // Two paid orders may be polled in any order, so all but one are notified first.
    const paid = model.orders.filter(
      ({ status, atPayu }) => status !== 'COMPLETED' && atPayu.at(-1) === 'COMPLETED',
    )
    for (const order of paid.slice(1)) {
      await notify(t, t.payments.notice(order.extOrderId, 'COMPLETED'))
      model.hear(order, 'COMPLETED')
    }
    await t.runJobs()
    for (const order of model.orders) {
      if (order.status !== 'PENDING') continue
      model.hear(order, order.atPayu.at(-1) ?? 'PENDING')
    }
  })

/** A usual payment: the buyer pays, and PayU notifies immediately. */
const pay = (at: number): Command =>
  onOrder(
    'a payment of order',
    at,
    async (order, model, { t }) => {
      if (order.atPayu.at(-1) !== 'PENDING') return
      order.atPayu.push('COMPLETED')
      t.payments.settle(order.extOrderId, 'COMPLETED')
      expect(await notify(t, t.payments.notice(order.extOrderId, 'COMPLETED'))).toBe(200)
      model.hear(order, 'COMPLETED')
    },
    ({ atPayu }) => atPayu.at(-1) === 'PENDING',
  )

const index = fc.nat({ max: 30 })
const orders = fc
  .tuple(fc.nat({ max: 1 }), fc.constantFrom(...Object.keys(BASKETS)), fc.option(fc.nat({ max: 1 })))
  .map((args) => buy(...args))

/** All events of the shop; frequent ones are listed more than once. */
export const shopCommands = [
  orders,
  orders,
  orders,
  index.map(pay),
  index.map(pay),
  fc.tuple(index, fc.constantFrom('COMPLETED' as const, 'CANCELED' as const)).map((args) => decide(...args)),
  fc.tuple(index, index).map((args) => tell(...args)),
  fc.tuple(index, index).map((args) => tell(...args)),
  fc.tuple(index, index).map((args) => forge(...args)),
  index.map(refund),
  index.map(refund),
  fc.constantFrom(HOUR, 23 * HOUR, 25 * HOUR, 20 * DAY, 40 * DAY).map(wait),
  fc.constant(null).map(ask),
]
