import { extendByMonths } from '@mowka/domain/user/access'
import { type Buyer, call } from './buyer'
import type { OrderDetails } from './operator'
import type { World } from './world'

/** Payments recorded by the PayU stand-in. */
type Taken = {
  count: number
  amount: number
  refunded: number
  orders: { extOrderId: string; amount: number; refunded: number }[]
}
type Order = {
  _id: string
  extOrderId: string
  totalAmount: number
  paymentStatus: string
  products: { productCode: string; quantity: number }[]
}
type Me = { appMetadata: { languages: { targetLang: string; expiresAt: string }[] } }

/** Findings. All lists are empty if everything is correct. */
export type Audit = {
  taken: number
  /** In grosz. */
  amount: number
  orders: number
  /** Orders paid but not fulfilled. */
  missing: string[]
  /** Orders fulfilled but not paid, or with another amount. */
  unpaid: string[]
  /** Buyers whose access differs from their payments. */
  wrongAccess: string[]
  /** Refunded by the stand-in, in grosz. */
  refunded: number
  /** Orders whose refunds differ between shop and stand-in, or from what they ended. */
  wrongRefunds: string[]
  /** Refunds that PayU has not answered or transferred yet. */
  openRefunds: number
}

const LANGUAGES = ['ENG', 'DE']

const monthsOf = ({ productCode, quantity }: Order['products'][number], lang: string): number =>
  productCode.endsWith(`:${lang}`) ? Number(/_(\d+):/.exec(productCode)?.[1]) * quantity : 0

const DAY = 24 * 60 * 60 * 1000

/** The end of an access may differ by this number of days per refunded line, because months have 28 to 31 days. */
const TOLERANCE = 4

/** Whether the end of an access fits the paid months, of which some were refunded on the day of payment. */
function isRight(held: string | null, months: number, days: readonly Date[], refunds: number): boolean {
  if (months === 0) return held === null || (refunds > 0 && Date.parse(held) <= Date.now())
  return days.some((day) => {
    const end = extendByMonths(null, months, day)
    if (refunds === 0) return held === end.toISOString()
    return held !== null && Math.abs(Date.parse(held) - end.getTime()) <= refunds * TOLERANCE * DAY
  })
}

/** Retries until the server responds. */
async function read<Answer>(world: World, buyer: Buyer, path: string): Promise<Answer> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await call(world, buyer, 'GET', path)
    if (answer !== null) return answer as Answer
    await new Promise((done) => setTimeout(done, 300))
  }
  throw new Error(`${path} does not respond`)
}

/** Compares payments and refunds with the access of buyers. `days` are the possible days of the first grant. */
export async function audit(
  world: World,
  { buyers, operator }: { buyers: readonly Buyer[]; operator: Buyer },
  days: readonly Date[],
): Promise<Audit> {
  const taken = (await (await fetch(`${world.payu}/taken`)).json()) as Taken
  const paid = new Map(taken.orders.map(({ extOrderId, amount }) => [extOrderId, amount]))
  const returned = new Map(taken.orders.map(({ extOrderId, refunded }) => [extOrderId, refunded]))
  const found: Audit = {
    taken: taken.count,
    amount: taken.amount,
    orders: 0,
    missing: [],
    unpaid: [],
    wrongAccess: [],
    refunded: taken.refunded,
    wrongRefunds: [],
    openRefunds: 0,
  }
  const given = new Set<string>()
  for (const buyer of buyers) {
    const orders = await read<Order[]>(world, buyer, '/order')
    const complete = orders.filter(({ paymentStatus }) => paymentStatus === 'COMPLETED')
    found.orders += orders.length
    const refunded: Order['products'] = []
    for (const { _id, extOrderId, totalAmount, products } of complete) {
      given.add(extOrderId)
      if (paid.get(extOrderId) !== totalAmount) found.unpaid.push(extOrderId)
      const order = await read<OrderDetails>(world, operator, `/admin/orders/${_id}`)
      const ended = order.refunds.flatMap(({ lines }) => lines.filter(({ isEnded }) => isEnded))
      refunded.push(...ended.flatMap(({ position }) => products[position] ?? []))
      found.openRefunds += order.refunds.filter(({ status }) => status !== 'done').length
      const isSame = order.refundedAmount === (returned.get(extOrderId) ?? 0)
      if (!isSame || ended.length !== order.accesses.filter(({ endedAt }) => endedAt !== null).length) {
        found.wrongRefunds.push(`${extOrderId}: ${order.refundedAmount}, PayU ${returned.get(extOrderId)}`)
      }
    }
    const { appMetadata } = await read<Me>(world, buyer, '/user/me')
    for (const lang of LANGUAGES) {
      const monthsIn = (products: Order['products']) =>
        products.reduce((sum, product) => sum + monthsOf(product, lang), 0)
      const months = monthsIn(complete.flatMap(({ products }) => products)) - monthsIn(refunded)
      const held = appMetadata.languages.find(({ targetLang }) => targetLang === lang)?.expiresAt ?? null
      const refunds = refunded.filter((product) => monthsOf(product, lang) > 0).length
      if (!isRight(held, months, days, refunds)) {
        found.wrongAccess.push(`${buyer.number} ${lang}: ${held} (${months} months, ${refunds} refunds)`)
      }
    }
  }
  found.missing = [...paid.keys()].filter((extOrderId) => !given.has(extOrderId))
  return found
}
