import fc from 'fast-check'
import {
  earliestSendDay,
  firstGiftMistake,
  giftPlanOf,
  giftProductCodes,
  groupGiftProducts,
  latestSendDay,
} from './gift-card'

const HALF = 'MONTHLY_SUBSCRIPTION_6:PL'

test.each([
  ['2026-11-22', 'Sunday', '2026-11-23'],
  ['2026-11-23', 'Monday', '2026-11-24'],
  ['2026-11-26', 'Thursday', '2026-11-27'],
  ['2026-11-27', 'Friday', '2026-11-30'],
  ['2026-11-28', 'Saturday', '2026-11-30'],
  ['2026-12-31', 'Thursday', '2027-01-01'],
])('C-GIFT-09: the earliest send day after %s, a %s, is %s', (today, _weekday, earliest) => {
  expect(earliestSendDay(today)).toBe(earliest)
})

test('the earliest send day is always a future weekday (C-GIFT-09)', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      const today = date.toISOString().slice(0, 10)
      const earliest = earliestSendDay(today)
      const weekday = new Date(`${earliest}T00:00:00Z`).getUTCDay()
      return earliest > today && weekday >= 1 && weekday <= 5
    }),
  )
})

test('a gift plan converts to product codes and back (C-GIFT-15)', () => {
  const card = { plan: HALF, languages: ['ENG' as const, 'ES' as const] }
  expect(giftProductCodes(card)).toEqual([`${HALF}:ENG`, `${HALF}:ES`])
  expect(giftPlanOf(giftProductCodes(card))).toEqual(card)
})

test.each([
  ['nothing', []],
  ['two plans', [`${HALF}:ENG`, 'MONTHLY_SUBSCRIPTION_1:PL:DE']],
  ['one language twice', [`${HALF}:ENG`, `${HALF}:ENG`]],
  ['what is no subscription', ['KUBEK:PL:ENG']],
  ['a code of two parts', [HALF]],
])('giftPlanOf returns null for %s', (_what, codes) => {
  expect(giftPlanOf(codes)).toBeNull()
})

test('C-GIFT-14: products are grouped by code and language into quantities', () => {
  expect(
    groupGiftProducts([
      { productCodes: [`${HALF}:ENG`, `${HALF}:ES`] },
      { productCodes: [`${HALF}:ENG`] },
      { productCodes: ['MONTHLY_SUBSCRIPTION_1:PL:ENG'] },
    ]),
  ).toEqual([
    { productCode: `${HALF}:ENG`, quantity: 2 },
    { productCode: `${HALF}:ES`, quantity: 1 },
    { productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG', quantity: 1 },
  ])
})

describe('gift card order', () => {
  const FRIDAY = '2026-11-27'
  const order = (change: object = {}, products?: { productCode: string; quantity: number }[]) => {
    const card = {
      productCodes: [`${HALF}:ENG`],
      sendAt: '2026-11-30',
      sendToEmailAddress: 'mama@example.com',
      ...change,
    }
    return { products: products ?? groupGiftProducts([card]), giftCards: [card] }
  }
  const mistake = (...given: Parameters<typeof order>) =>
    firstGiftMistake(order(...given), FRIDAY)?.path ?? null

  test('a card may be sent to an address on a date or immediately, or to the buyer', () => {
    expect(mistake()).toBeNull()
    expect(mistake({ sendAt: null })).toBeNull()
    expect(mistake({ sendAt: null, sendToEmailAddress: null })).toBeNull()
    expect(mistake({ sendAt: latestSendDay(FRIDAY) })).toBeNull()
  })

  test('a send date requires an address (C-GIFT-08)', () => {
    expect(mistake({ sendToEmailAddress: null })).toBe('giftCards/0/sendToEmailAddress')
  })

  test.each(['2026-11-27', '2026-11-28', '2026-11-29', '2027-11-28'])(
    'C-GIFT-09: a card cannot be sent on %s',
    (sendAt) => {
      expect(mistake({ sendAt })).toBe('giftCards/0/sendAt')
    },
  )

  test('the ordered products must match the cards', () => {
    expect(mistake({}, [])).toBe('products')
    expect(mistake({}, [{ productCode: `${HALF}:ENG`, quantity: 2 }])).toBe('products')
    expect(mistake({}, [{ productCode: `${HALF}:DE`, quantity: 1 }])).toBe('products')
    expect(
      mistake({}, [
        { productCode: `${HALF}:ENG`, quantity: 1 },
        { productCode: `${HALF}:ENG`, quantity: 1 },
      ]),
    ).toBe('products')
    expect(mistake({ productCodes: [] }, [])).toBe('giftCards/0/productCodes')
  })
})
