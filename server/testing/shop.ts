import { groupGiftProducts } from '@mowka/domain/shop/gift-card'
import { coupons } from '../src/coupon/tables'
import { SIGNED } from './payments'
import { admin, anna, type TestApi, type TestPerson } from './test-api'

export const MONTH = 'MONTHLY_SUBSCRIPTION_1:PL:ENG'
export const HALF_YEAR = 'MONTHLY_SUBSCRIPTION_6:PL:ENG'
export const GERMAN = 'MONTHLY_SUBSCRIPTION_1:PL:DE'
/** Lines of an order of two languages. */
export const TWO_LANGUAGES = [
  { productCode: HALF_YEAR, quantity: 1 },
  { productCode: GERMAN, quantity: 1 },
]

export const buyer = { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true }

/** Body of an order; by default a month of English. */
export const basket = (change: Record<string, unknown> = {}) => ({
  products: [{ productCode: MONTH, quantity: 1 }],
  buyer,
  ...change,
})

/** Stores a coupon; by default 20% off all plans for everyone. */
export async function coupon(
  t: TestApi,
  code: string,
  change: Partial<typeof coupons.$inferInsert> = {},
): Promise<string> {
  await t.db.insert(coupons).values({
    code,
    type: 'PERCENT',
    amount: 20,
    applyTo: [],
    flows: ['SUBSCRIPTION', 'GIFT_CARD'],
    active: true,
    validFrom: null,
    validTo: null,
    maxUses: null,
    usesPerPerson: null,
    assignedEmail: null,
    ...change,
  })
  return code
}

/** Places an order and returns it. */
export async function order(t: TestApi, change: Record<string, unknown> = {}, as: TestPerson = anna) {
  const { status, answer, problem } = await t.call('postOrder', { body: basket(change) }, as)
  if (status !== 200 || answer.status.statusCode !== 'SUCCESS') {
    throw new Error(`Not ordered: ${status} ${problem?.code ?? answer.status.statusCode}`)
  }
  // Both the URL of PayU and that of the thank-you page contain it.
  const number = /[0-9a-f]{32}/.exec(answer.redirectUri ?? '')?.[0]
  const made = (await t.call('getOrders', {}, as)).answer.find(({ extOrderId }) => extOrderId === number)
  if (!made) throw new Error('There is no such order')
  return made
}

/** Sends a notification like PayU. */
export async function notify(t: TestApi, body: string, headers: Record<string, string> = SIGNED) {
  const { statusCode } = await t.app.inject({
    method: 'POST',
    url: '/api/order/notify',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  })
  return statusCode
}

/** Sends PayU's notification that an order is paid. */
export const pay = (t: TestApi, extOrderId: string) => notify(t, t.payments.notice(extOrderId, 'COMPLETED'))

/** Places an order and pays for it. */
export async function paidOrder(t: TestApi, as: TestPerson, change: Record<string, unknown> = {}) {
  const made = await order(t, change, as)
  await pay(t, made.extOrderId)
  return made
}

/** Redeems a gift card. */
export const redeemCard = async (t: TestApi, giftCardCode: string, as: TestPerson) =>
  (await t.call('redeemGiftCard', { body: { giftCardCode } }, as)).answer

/** A line of a refund that an operator requests; by default the proposed amount. */
type RefundChoice = { position: number; amount?: number }

/** Refunds positions of an order as the panel does, by default all that can be refunded, in full. */
export async function refund(
  t: TestApi,
  id: string,
  choices?: readonly RefundChoice[],
  as: TestPerson = admin,
) {
  const { positions = [] } = (await t.call('getOrderDetails', { id }, admin)).answer
  const all = positions
    .filter(
      ({ basis, left }) => basis !== 'redeemed' && basis !== 'waiting' && (left > 0 || basis !== 'ended'),
    )
    .map(({ position, left }) => ({ position, amount: left }))
  const lines = (choices ?? all).map(({ position, amount }) => {
    const on = positions.find((each) => each.position === position)
    return { position, amount: amount ?? on?.proposed ?? 0, left: on?.left ?? 0 }
  })
  return t.call('refundOrder', { id, body: { lines } }, as)
}

/** Buys gift cards as a visitor and pays for them. Returns the order's id and number. */
export async function buyCards(t: TestApi, giftCards: readonly { productCodes: string[] }[], change = {}) {
  const body = {
    products: groupGiftProducts(giftCards),
    buyer: { ...buyer, email: 'kupuje-karty@mowka.test' },
    giftCards,
    ...change,
  }
  const { extOrderId } = (await t.call('postGiftCardOrder', { body })).answer
  if (extOrderId === null) throw new Error('Not ordered')
  await pay(t, extOrderId)
  return { extOrderId, id: (await t.call('getOrderStatus', { extOrderId })).answer.transactionId }
}

/** Returns the end of a person's access to a language as a Warsaw day; null if none. */
export async function accessOf(t: TestApi, as: TestPerson = anna, lang = 'ENG'): Promise<string | null> {
  const { languages } = (await t.call('getMe', {}, as)).answer.appMetadata
  return languages.find(({ targetLang }) => targetLang === lang)?.expiresAt ?? null
}

/** Runs something several times at once. */
export const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Runs waiting jobs and returns the emails sent to an address. */
export async function emailsTo(t: TestApi, address: string) {
  await t.runJobs()
  return t.emails.filter(({ to }) => to === address)
}

/** Returns an order as operators see it. */
export const orderDetails = async (t: TestApi, id: string) =>
  (await t.call('getOrderDetails', { id }, admin)).answer
