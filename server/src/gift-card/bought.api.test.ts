import { seedLibrary } from '../../testing/library'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import type { OrderedGiftCard } from './bought-service'
import { sendDueCards } from './jobs'
import { createBoughtCards, deactivateBoughtCards, readBoughtCards, validateGiftCards } from './public'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
let number = 0
beforeEach(() => {
  // A Monday, 11:00 in Warsaw; a minute later per test, so that the newest cards belong to the current test.
  t.setNow(new Date(Date.parse('2026-11-16T10:00:00Z') + number * 60_000))
  t.emails.length = 0
})

const ENG = 'MONTHLY_SUBSCRIPTION_1:PL:ENG'
const DE = 'MONTHLY_SUBSCRIPTION_1:PL:DE'
const gift = (change: Partial<OrderedGiftCard> = {}): OrderedGiftCard => ({
  productCodes: [ENG, DE],
  inscription: 'Mamo, na naszą podróż',
  sendAt: null,
  sendToEmailAddress: null,
  ...change,
})
/** Pays for an order of these cards. */
async function pay(
  giftCards: OrderedGiftCard[],
  orderId = `zamowienie-${++number}`,
  lang: 'pl' | 'en' = 'pl',
) {
  const cards = giftCards.map((card, index) => ({ ...card, index }))
  const paid = { orderId, cards, buyerEmail: 'kasia@mowka.test', lang, now: t.services.now() }
  await t.db.transaction((tx) => createBoughtCards(tx, paid, t.services))
  return orderId
}
const allCards = async () => (await t.call('listGiftCards', { filters: 'directory:Sklep' }, admin)).answer
const newest = async () => {
  const [card] = (await allCards()).items
  if (!card) throw new Error('No card was made')
  return card
}

test('a paid order creates its cards, active and with the ordered data (S-COM-14, C-ENT-05)', async () => {
  await pay([gift({ sendAt: '2026-12-24', sendToEmailAddress: 'mama@mowka.test' })])
  expect(await newest()).toMatchObject({
    status: 'active',
    plan: 'MONTHLY_SUBSCRIPTION_1:PL',
    languages: ['ENG', 'DE'],
    inscription: 'Mamo, na naszą podróż',
    sendToEmailAddress: 'mama@mowka.test',
    sendAt: '2026-12-24',
    expireAt: null,
    redeemedAt: null,
  })
})

test('a payment recorded several times creates and emails each card once', async () => {
  const { total } = (await allCards()).metadata
  const cards = [gift(), gift({ productCodes: [ENG] })]
  const orderId = await pay(cards)
  await Promise.all(Array.from({ length: 10 }, () => pay(cards, orderId)))
  await t.runJobs()
  expect((await allCards()).metadata.total).toBe(total + 2)
  expect(t.emails).toHaveLength(2)
})

test('creates and emails nothing if the payment is rolled back', async () => {
  const { total } = (await allCards()).metadata
  const paid = {
    orderId: 'cofniete',
    cards: [{ ...gift(), index: 0 }],
    buyerEmail: 'kasia@mowka.test',
    lang: 'pl' as const,
    now: t.services.now(),
  }
  await t.db
    .transaction(async (tx) => {
      await createBoughtCards(tx, paid, t.services)
      throw new Error('no')
    })
    .catch(() => {})
  await t.runJobs()
  expect((await allCards()).metadata.total).toBe(total)
  expect(t.emails).toEqual([])
})

describe('gift card email', () => {
  const fileOf = () => t.emails[0]?.files?.[0]
  const linkIn = (text = '') => /https?:\S+\/pdf\?\S+/.exec(text)?.[0] ?? ''
  const follow = (url: string) => t.app.inject({ url: url.slice(t.config.publicUrl.length) })

  test('emails a card without a recipient to the buyer immediately, with code, PDF and link', async () => {
    await pay([gift()])
    await t.runJobs()
    const { pattern, sendAt } = await newest()
    expect(sendAt).toBe('2026-11-16')
    expect(t.emails).toMatchObject([
      {
        to: 'kasia@mowka.test',
        subject: 'Twoja karta podarunkowa: miesiąc nauki',
        text: expect.stringContaining('Język: angielski i niemiecki.'),
      },
    ])
    expect(t.emails[0]?.text).toContain(`Kod karty: ${pattern}`)
    expect(fileOf()).toMatchObject({ name: `${pattern}.pdf`, type: 'application/pdf' })
    expect(fileOf()?.content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('emails a card without a send date to its recipient immediately, in the language of the order', async () => {
    await pay([gift({ sendToEmailAddress: 'mum@mowka.test' })], undefined, 'en')
    await t.runJobs()
    expect(t.emails).toMatchObject([{ to: 'mum@mowka.test', subject: 'A gift for you: a month of learning' }])
    expect(t.emails[0]?.text).toContain('“Mamo, na naszą podróż”')
    expect(t.emails[0]?.text).toContain('/me?tab=payments')
  })

  test("the email links to the card's PDF, which opens without an account for 90 days, and to no other card", async () => {
    await pay([gift()])
    await t.runJobs()
    const url = linkIn(t.emails[0]?.text)
    const { statusCode, headers } = await follow(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await follow(url.replace(/token=.{20}/, 'token=aaaaaaaaaaaaaaaaaaaa'))).statusCode).toBe(403)
    t.setNow('2027-02-15T10:00:00Z')
    expect((await follow(url)).statusCode).toBe(403)
  })

  test('emails a card once, on the morning of its send date in Warsaw', async () => {
    await pay([gift({ sendAt: '2026-11-18', sendToEmailAddress: 'tata@mowka.test' })])
    const runAt = async (moment: string) => {
      t.setNow(moment)
      await t.db.transaction((tx) => t.services.jobs.send(tx, sendDueCards, {}))
      await t.runJobs()
      return t.emails.length
    }
    expect(await runAt('2026-11-17T12:00:00Z')).toBe(0)
    // The 18th has begun in Warsaw, but it is still night.
    expect(await runAt('2026-11-17T23:30:00Z')).toBe(0)
    expect(await runAt('2026-11-18T06:00:00Z')).toBe(1)
    expect(await runAt('2026-11-18T06:10:00Z')).toBe(1)
    expect(await runAt('2026-11-19T12:00:00Z')).toBe(1)
    expect(t.emails[0]).toMatchObject({
      to: 'tata@mowka.test',
      subject: 'Prezent dla Ciebie: miesiąc nauki',
    })
  })

  test('emails an overdue card, but not one of a refunded order', async () => {
    await pay([gift({ sendAt: '2026-11-18', sendToEmailAddress: 'a@mowka.test' })])
    const refunded = await pay([gift({ sendAt: '2026-11-18', sendToEmailAddress: 'b@mowka.test' })])
    await t.db.transaction((tx) => deactivateBoughtCards(tx, refunded, [0]))
    t.setNow('2026-11-25T12:00:00Z')
    await t.db.transaction((tx) => t.services.jobs.send(tx, sendDueCards, {}))
    await t.runJobs()
    expect(t.emails.map(({ to }) => to)).toEqual(['a@mowka.test'])
  })
})

test('a refund deactivates unused cards: their codes are invalid and their PDFs unavailable (S-COM-14)', async () => {
  const orderId = await pay([gift(), gift({ productCodes: [ENG] })])
  const [one, other] = (await allCards()).items
  if (!one || !other) throw new Error('No cards were made')
  const redeem = (giftCardCode: string, name: string) =>
    t.call('redeemGiftCard', { body: { giftCardCode } }, { name })
  expect((await redeem(one.pattern, 'szybka')).answer.status).toBe('verified')
  const cards = await readBoughtCards(t.db, orderId)
  const redeemed = [0, 1].filter((position) => cards.get(position)?.status === 'burned')
  const ended = [0, 1].filter((position) => cards.get(position)?.status === 'active')
  const deactivate = () => t.db.transaction((tx) => deactivateBoughtCards(tx, orderId, [0, 1]))
  expect(await deactivate()).toEqual({ ended, redeemed })
  expect(await deactivate()).toEqual({ ended: [], redeemed })
  expect((await redeem(other.pattern, 'spozniona')).answer).toEqual({
    status: 'invalid',
    message: 'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED',
    languages: [],
  })
  const open = ({ url }: { url: string }) => t.app.inject({ url: url.slice(t.config.publicUrl.length) })
  expect((await open(other)).statusCode).toBe(404)
  expect((await open(one)).statusCode).toBe(200)
})

test('refuses an order with invalid gift cards, naming the path (C-GIFT-08, C-GIFT-09, C-GIFT-14)', () => {
  const now = t.services.now()
  const products = [
    { productCode: ENG, quantity: 1 },
    { productCode: DE, quantity: 1 },
  ]
  expect(() => validateGiftCards({ products, giftCards: [gift()] }, now)).not.toThrow()
  const today = gift({ sendAt: '2026-11-16', sendToEmailAddress: 'a@mowka.test' })
  expect(() => validateGiftCards({ products, giftCards: [today] }, now)).toThrow(
    expect.objectContaining({
      status: 422,
      details: { errors: [{ path: 'body/giftCards/0/sendAt', message: expect.any(String) }] },
    }),
  )
  expect(() => validateGiftCards({ products: [], giftCards: [gift()] }, now)).toThrow()
})
