import { extendByMonths } from '@mowka/domain/user/access'
import { type Buyer, call } from './buyer'
import type { World } from './world'

/** Payments recorded by the PayU stand-in. */
type Taken = { count: number; amount: number; orders: { extOrderId: string; amount: number }[] }
type Order = {
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
}

const LANGUAGES = ['ENG', 'DE']

const monthsOf = ({ productCode, quantity }: Order['products'][number], lang: string): number =>
  productCode.endsWith(`:${lang}`) ? Number(/_(\d+):/.exec(productCode)?.[1]) * quantity : 0

/** Retries until the server responds. */
async function read<Answer>(world: World, buyer: Buyer, path: string): Promise<Answer> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await call(world, buyer, 'GET', path)
    if (answer !== null) return answer as Answer
    await new Promise((done) => setTimeout(done, 300))
  }
  throw new Error(`${path} does not respond`)
}

/** Compares payments with the access of buyers. `days` are the possible days of the first grant. */
export async function audit(world: World, buyers: readonly Buyer[], days: readonly Date[]): Promise<Audit> {
  const taken = (await (await fetch(`${world.payu}/taken`)).json()) as Taken
  const paid = new Map(taken.orders.map(({ extOrderId, amount }) => [extOrderId, amount]))
  const found: Audit = {
    taken: taken.count,
    amount: taken.amount,
    orders: 0,
    missing: [],
    unpaid: [],
    wrongAccess: [],
  }
  const given = new Set<string>()
  for (const buyer of buyers) {
    const orders = await read<Order[]>(world, buyer, '/order')
    const complete = orders.filter(({ paymentStatus }) => paymentStatus === 'COMPLETED')
    found.orders += orders.length
    for (const { extOrderId, totalAmount } of complete) {
      given.add(extOrderId)
      if (paid.get(extOrderId) !== totalAmount) found.unpaid.push(extOrderId)
    }
    const { appMetadata } = await read<Me>(world, buyer, '/user/me')
    for (const lang of LANGUAGES) {
      const months = complete
        .flatMap(({ products }) => products)
        .reduce((sum, product) => sum + monthsOf(product, lang), 0)
      const held = appMetadata.languages.find(({ targetLang }) => targetLang === lang)?.expiresAt ?? null
      const right: (string | null)[] =
        months === 0 ? [null] : days.map((day) => extendByMonths(null, months, day).toISOString())
      if (!right.includes(held)) {
        found.wrongAccess.push(`${buyer.number} ${lang}: ${held} instead of ${right[0]} (${months} months)`)
      }
    }
  }
  found.missing = [...paid.keys()].filter((extOrderId) => !given.has(extOrderId))
  return found
}
