import { setTimeout as wait } from 'node:timers/promises'
import type { World } from './world'

/** A buyer, or an operator, with their own IP address. */
export type Buyer = { number: number; token: string }

const PRODUCTS = [
  'MONTHLY_SUBSCRIPTION_1:PL:ENG',
  'MONTHLY_SUBSCRIPTION_1:PL:DE',
  'MONTHLY_SUBSCRIPTION_6:PL:ENG',
]

/** Distribution of buyers' decisions, and of the ways in which the shop is notified. */
const RESULTS = [...Array(8).fill('pay'), 'reject', 'wait']
const NOTIFICATIONS = [
  ...Array(9).fill('normal'),
  ...Array(3).fill('double'),
  ...Array(3).fill('reorder'),
  ...Array(3).fill('lost'),
  'wrong',
  'amount',
]

/** Retry period of a buyer while a killed server restarts, in milliseconds. */
const PATIENCE = 120_000

const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item

/** Calls the platform as a buyer. Returns `null` without a response, or for one that asks to retry later. */
export async function call(
  { url }: Pick<World, 'url'>,
  { number, token }: Buyer,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(
    `${url}/api${path}${path.includes('?') ? '&' : '?'}sourceLang=PL&targetLang=ENG`,
    {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.0.0.${number}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    },
  ).catch(() => null)
  if (!response || response.status === 429 || response.status >= 500) return null
  const text = await response.text().catch(() => null)
  if (text === null) return null
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** Submits an order until there is a payment page; retries submit the same order. */
async function order(world: World, buyer: Buyer): Promise<string> {
  const products = PRODUCTS.filter(() => Math.random() < 0.5)
  const body = {
    products: (products.length > 0 ? products : [oneOf(PRODUCTS)]).map((productCode) => ({
      productCode,
      quantity: 1,
    })),
    buyer: { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true },
  }
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    const placed = (await call(world, buyer, 'POST', '/order', body)) as { redirectUri: string | null } | null
    if (placed?.redirectUri) return placed.redirectUri
    await wait(50 + Math.random() * 200)
  }
  throw new Error('Nothing could be ordered')
}

/** Orders a product and decides on PayU's page. Resolves when the buyer has left that page. */
export async function buy(world: World, buyer: Buyer): Promise<void> {
  const page = await order(world, buyer)
  const fields = { result: oneOf(RESULTS), notification: oneOf(NOTIFICATIONS) }
  const { status } = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })
  if (status !== 303) throw new Error(`The page of PayU responded with ${status}`)
}
