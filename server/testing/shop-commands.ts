import type { AdminOrderDetails } from '@mowka/contract/schemas/editor/shop'
import type { Order } from '@mowka/contract/schemas/order'
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

/** Baskets: product, quantity, language and months of each line. */
const BASKETS: Record<string, [productCode: string, quantity: number, lang: string, months: number][]> = {
  month: [[MONTH, 1, 'ENG', 1]],
  'half a year': [[HALF_YEAR, 1, 'ENG', 6]],
  'two months': [[MONTH, 2, 'ENG', 2]],
  both: [
    [MONTH, 1, 'ENG', 1],
    [GERMAN, 1, 'DE', 1],
    [HALF_YEAR, 1, 'ENG', 6],
  ],
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
      const products = wanted.map(([productCode, quantity]) => ({ productCode, quantity }))
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
      const orders: Order[] = made
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
        lines: wanted.map(([, , lang, months], line) => ({
          lang,
          months,
          total: order.products[line]?.total ?? 0,
          refunded: 0,
        })),
        refunds: [],
        createdAt: Date.parse(order.createdAt),
        status: 'PENDING',
        atPayu: ['PENDING'],
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

/** An operator refunds a line, for its unused days or, of an ended line, the rest; repeated requests do nothing. */
const refund = (at: number, which: number): Command =>
  onOrder(
    `refund of line ${which} of order`,
    at,
    async (order, model, { t }) => {
      const position = which % order.lines.length
      const line = order.lines[position]
      if (!line) return
      const left = model.leftOf(line)
      const proposed = model.proposedFor(order, position)
      const amount = proposed > 0 ? proposed : left
      const operator: TestPerson = { name: 'adam', roles: ['admin'] }
      const request = () =>
        call(t, operator, 'POST', `/admin/orders/${order.id}/refunds`, {
          lines: [{ position, amount, left }],
        })
      const details: AdminOrderDetails = (await call(t, operator, 'GET', `/admin/orders/${order.id}`)).body
      const isPaid = order.status === 'COMPLETED'
      expect(details.positions[position]?.proposed).toBe(isPaid ? proposed : undefined)
      const before = t.payments.refunds.length
      const { status, body } = await request()
      if (!isPaid || left === 0) {
        const code = isPaid ? 'REFUND_CHANGED' : 'NOT_PAID'
        expect({ status, code: body.code }).toEqual({ status: 409, code })
        return
      }
      expect(status).toBe(200)
      expect((await request()).status).toBe(200)
      const made = t.payments.refunds.slice(before)
      expect(made.map((each) => each.amount)).toEqual([amount])
      model.refund(order, position, { extRefundId: made[0]?.extRefundId ?? '', amount })
      const shown: AdminOrderDetails = body
      expect(shown.positions[position]?.left).toBe(left - amount)
    },
    ({ status, lines }) => status === 'COMPLETED' && lines.some(({ total, refunded }) => refunded < total),
  )

/** PayU reports the result of a refund, possibly twice or after another result. */
const reportRefund = (at: number, which: number, said: 'FINALIZED' | 'CANCELED'): Command =>
  onOrder(
    `PayU: ${said} of refund ${which} of order`,
    at,
    async (order, model, { t }) => {
      const one = pick(order.refunds, which)
      // PayU never makes a refund that it has cancelled.
      if (!one || (said === 'FINALIZED' && one.status === 'canceled')) return
      const { extRefundId, amount } = one
      expect(
        await notify(t, t.payments.refundNotice(order.extOrderId, { extRefundId, amount, status: said })),
      ).toBe(200)
      if (said === 'CANCELED') model.cancelRefund(order, one)
      else one.status = 'done'
    },
    ({ refunds }) => refunds.some(({ status }) => status === 'accepted'),
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
  fc.tuple(index, index).map((args) => refund(...args)),
  fc.tuple(index, index).map((args) => refund(...args)),
  fc
    .tuple(index, index, fc.constantFrom('FINALIZED' as const, 'CANCELED' as const))
    .map((args) => reportRefund(...args)),
  fc.constantFrom(HOUR, 23 * HOUR, 25 * HOUR, 20 * DAY, 40 * DAY).map(wait),
  fc.constant(null).map(ask),
]
