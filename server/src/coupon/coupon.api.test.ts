import { seedLibrary } from '../../testing/library'
import { buyer, coupon, GERMAN, HALF_YEAR, MONTH, order, pay } from '../../testing/shop'
import { anna, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))

const verify = async (code: string, change: Record<string, unknown> = {}, as?: TestPerson) =>
  (await t.call('verifyCoupon', { body: { code, ...change } }, as)).answer
const messageOf = async (...args: Parameters<typeof verify>) => (await verify(...args)).message

const verified = (name: string): TestPerson => ({ name, emailVerified: true })

describe('POST /coupon/verify (S-COM-02, C-COUP-03)', () => {
  test('returns the discount of a valid coupon, also to visitors, ignoring case and spaces in its code (C-ENT-02)', async () => {
    await coupon(t, 'START20', { applyTo: [HALF_YEAR] })
    expect(await verify(' start20 ')).toEqual({
      status: 'VERIFIED',
      message: 'COUPON_VALID',
      discountCondition: { type: 'PERCENT', amount: 20, applyTo: [HALF_YEAR] },
      pattern: 'START20',
    })
  })

  test('returns the reason for an invalid coupon and nothing about its discount (C-COUP-10)', async () => {
    expect(await verify('NIEMA')).toEqual({
      status: 'INVALID',
      message: 'COUPON_DOES_NOT_EXIST',
      discountCondition: null,
      pattern: 'NIEMA',
    })
    await coupon(t, 'TYLKO-DLA-SIEBIE', { flows: ['SUBSCRIPTION'] })
    expect(await messageOf('TYLKO-DLA-SIEBIE', { flow: 'GIFT_CARD' })).toBe('COUPON_NOT_ALLOWED')
    await coupon(t, 'WIECEJ', { type: 'ADDITIONAL_MONTHS', amount: 1 })
    expect(await messageOf('WIECEJ', { flow: 'GIFT_CARD' })).toBe('COUPON_NOT_ALLOWED')
    await coupon(t, 'WYLACZONY', { active: false })
    expect(await messageOf('WYLACZONY')).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test('accepts a coupon for certain plans if the basket contains one of them', async () => {
    await coupon(t, 'ROCZNY', { applyTo: ['MONTHLY_SUBSCRIPTION_6'] })
    expect(await messageOf('ROCZNY', { productCodes: [MONTH, GERMAN] })).toBe('COUPON_NOT_VALID_FOR_PLAN')
    expect(await messageOf('ROCZNY', { productCodes: [MONTH, HALF_YEAR] })).toBe('COUPON_VALID')
    expect(await messageOf('ROCZNY')).toBe('COUPON_VALID')
  })

  test('a coupon is valid from its first day to the end of its last day in Warsaw', async () => {
    await coupon(t, 'TYDZIEN', { validFrom: '2026-11-16', validTo: '2026-11-22' })
    const at = async (moment: string) => {
      t.setNow(moment)
      return messageOf('TYDZIEN')
    }
    expect(await at('2026-11-15T22:59:59Z')).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect(await at('2026-11-15T23:00:00Z')).toBe('COUPON_VALID')
    expect(await at('2026-11-22T22:59:59Z')).toBe('COUPON_VALID')
    expect(await at('2026-11-22T23:00:00Z')).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test('accepts a personal coupon only from its account with a verified email address', async () => {
    await coupon(t, 'DLA-ANNY', { assignedEmail: 'anna@mowka.test' })
    expect(await messageOf('DLA-ANNY')).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect(await messageOf('DLA-ANNY', {}, verified('bartek'))).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect(await messageOf('DLA-ANNY', {}, { ...anna, emailVerified: false })).toBe(
      'COUPON_EXPIRED_OR_NOT_ASSIGNED',
    )
    expect(await messageOf('DLA-ANNY', {}, verified('anna'))).toBe('COUPON_VALID')
  })

  test('refuses a coupon after all its uses, or all uses of one person', async () => {
    await coupon(t, 'RAZ', { usesPerPerson: 1 })
    await coupon(t, 'WSZYSCY', { maxUses: 1 })
    await pay(t, (await order(t, { coupon: 'RAZ' })).extOrderId)
    await order(t, { coupon: 'WSZYSCY' })
    expect(await messageOf('RAZ', {}, anna)).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect(await messageOf('RAZ', {}, verified('bartek'))).toBe('COUPON_VALID')
    expect(await messageOf('WSZYSCY', {}, verified('bartek'))).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect(await messageOf('WSZYSCY')).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test('accepts a coupon from a buyer who returns from PayU with an unpaid order that reserved it', async () => {
    const who = verified('wraca')
    await coupon(t, 'OSTATNI', { maxUses: 1, usesPerPerson: 1 })
    const first = await order(t, { coupon: 'OSTATNI' }, who)
    expect(await messageOf('OSTATNI', {}, who)).toBe('COUPON_VALID')
    const second = await order(
      t,
      { coupon: 'OSTATNI', products: [{ productCode: GERMAN, quantity: 1 }] },
      who,
    )
    expect((await t.call('getOrderStatus', { extOrderId: first.extOrderId })).answer.status).toBe('CANCELED')
    await pay(t, second.extOrderId)
    expect(await messageOf('OSTATNI', {}, who)).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test('accepts a coupon from a visitor who names the unpaid order that reserved it, and no other order (C30)', async () => {
    await coupon(t, 'PREZENT', { maxUses: 1 })
    const body = {
      products: [{ productCode: MONTH, quantity: 1 }],
      coupon: 'PREZENT',
      buyer: { ...buyer, email: 'gosc@mowka.test' },
      giftCards: [{ productCodes: [MONTH] }],
    }
    const extOrderId = (await t.call('postGiftCardOrder', { body })).answer.extOrderId ?? ''
    const asGift = (more: object = {}) => messageOf('PREZENT', { flow: 'GIFT_CARD', ...more })
    expect(await asGift({ extOrderId })).toBe('COUPON_VALID')
    expect(await asGift()).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    expect(await asGift({ extOrderId: '0'.repeat(32) })).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
    await pay(t, extOrderId)
    expect(await asGift({ extOrderId })).toBe('COUPON_EXPIRED_OR_NOT_ASSIGNED')
  })

  test("moves the reserved coupon to a visitor's corrected order that names the unpaid one", async () => {
    await coupon(t, 'POPRAWKA', { maxUses: 1 })
    const send = (more: object) =>
      t.call('postGiftCardOrder', {
        body: {
          products: [{ productCode: MONTH, quantity: 1 }],
          coupon: 'POPRAWKA',
          buyer: { ...buyer, email: 'gosc@mowka.test' },
          giftCards: [{ productCodes: [MONTH] }],
          ...more,
        },
      })
    const { extOrderId } = (await send({})).answer
    const corrected = { buyer: { ...buyer, firstname: 'Katarzyna', email: 'gosc@mowka.test' } }
    expect((await send(corrected)).status).toBe(422)
    expect((await send({ ...corrected, extOrderId: '0'.repeat(32) })).status).toBe(422)
    expect((await send({ ...corrected, extOrderId })).answer.status).toEqual({ statusCode: 'SUCCESS' })
    const first = await t.call('getOrderStatus', { extOrderId: extOrderId ?? '' })
    expect(first.answer.status).toBe('CANCELED')
  })
})

test('the rate limit counts codes per account, so others at the same address can still verify (S-COM-02)', async () => {
  const statusOf = async (as?: TestPerson) =>
    (await t.call('verifyCoupon', { body: { code: 'NIEMA' } }, as)).status
  const guesser = verified('zgaduje')
  const statuses = []
  for (let tries = 0; tries < 31; tries += 1) statuses.push(await statusOf(guesser))
  expect(statuses).toEqual([...Array(30).fill(200), 429])
  expect(await statusOf(verified('kolega'))).toBe(200)
  expect(await statusOf()).toBe(200)
  let last = 200
  for (let tries = 0; tries < 300 && last !== 429; tries += 1)
    last = await statusOf(verified(`konto${tries % 11}`))
  expect(last).toBe(429)
})
