import fc from 'fast-check'
import { giftCardPrices, matchRefund, sumOf, unusedPrice } from './refund'

const ENG = 'MONTHLY_SUBSCRIPTION_6:PL:ENG'
const DE = 'MONTHLY_SUBSCRIPTION_6:PL:DE'

describe('the refund for unused days', () => {
  test.each([
    ['nothing is used', 6900, 30, 0, 6900],
    ['some days are used', 6900, 30, 10, 4600],
    ['the result is rounded up in the buyer’s favour', 19_813, 365, 2, 19_705],
    ['a single day is left', 6900, 31, 30, 223],
    ['all days are used', 6900, 30, 30, 0],
    ['the access ended before', 6900, 30, 45, 0],
    ['the access has not started', 6900, 30, -5, 6900],
    ['the line was free', 0, 30, 3, 0],
    ['the access has no days', 6900, 0, 0, 0],
  ])('is right if %s', (_, price, days, daysUsed, expected) => {
    expect(unusedPrice(price, { days, daysUsed })).toBe(expected)
  })

  test('is a whole amount between 0 and the price, and never rises from one day to the next', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), fc.integer({ min: 1, max: 1200 }), (price, days) => {
        const amounts = Array.from({ length: days + 1 }, (__, daysUsed) =>
          unusedPrice(price, { days, daysUsed }),
        )
        expect(amounts[0]).toBe(price)
        expect(amounts.at(-1)).toBe(0)
        expect(amounts.every(Number.isSafeInteger)).toBe(true)
        expect(amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0))).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

describe('the prices of gift cards', () => {
  test('a card costs one item of each of its languages', () => {
    const lines = [
      { productCode: ENG, quantity: 2, total: 20_000 },
      { productCode: DE, quantity: 1, total: 9000 },
    ]
    expect(giftCardPrices(lines, [{ productCodes: [ENG, DE] }, { productCodes: [ENG] }])).toEqual([
      19_000, 10_000,
    ])
  })

  test('the prices add up to the total of the lines, also after a coupon', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (total, quantity) => {
        const cards = Array.from({ length: quantity }, () => ({ productCodes: [ENG] }))
        const prices = giftCardPrices([{ productCode: ENG, quantity, total }], cards)
        expect(prices.reduce((sum, price) => sum + price, 0)).toBe(total)
        expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('matching a refund by its amount', () => {
  const english = { position: 0, left: 30_000, proposed: 20_000 }
  const german = { position: 1, left: 4800, proposed: 3200 }
  const first = { position: 0, left: 14_900, proposed: 14_900 }
  const second = { position: 1, left: 14_900, proposed: 14_900 }

  test.each([
    ['one line in full', 30_000, [{ position: 0, amount: 30_000 }]],
    ['one line for its unused days', 3200, [{ position: 1, amount: 3200 }]],
    [
      'all lines in full',
      34_800,
      [
        { position: 0, amount: 30_000 },
        { position: 1, amount: 4800 },
      ],
    ],
    [
      'all lines for their unused days',
      23_200,
      [
        { position: 0, amount: 20_000 },
        { position: 1, amount: 3200 },
      ],
    ],
    ['no line', 12_345, null],
  ])('finds %s', (_, amount, expected) => {
    expect(matchRefund(amount, [english, german])).toEqual(expected)
  })

  test('finds nothing if several sets cost the amount', () => {
    expect(matchRefund(14_900, [first, second])).toBeNull()
    expect(matchRefund(29_800, [first, second])).toHaveLength(2)
    expect(matchRefund(4800, [{ position: 0, left: 9000, proposed: 4800 }, german])).toBeNull()
  })

  test('ignores positions of which nothing is left, and orders with too many positions to compare', () => {
    expect(matchRefund(14_900, [first, { position: 1, left: 0, proposed: 0 }])).toEqual([
      { position: 0, amount: 14_900 },
    ])
    expect(
      matchRefund(
        1,
        Array.from({ length: 13 }, (__, position) => ({ position, left: position + 1, proposed: 0 })),
      ),
    ).toBeNull()
  })

  test('a match adds up to the amount', () => {
    const positions = fc.array(fc.record({ left: fc.nat(500), proposed: fc.nat(500) }), { maxLength: 5 })
    fc.assert(
      fc.property(positions, fc.integer({ min: 1, max: 1500 }), (all, amount) => {
        const match = matchRefund(
          amount,
          all.map((each, position) => ({ ...each, position })),
        )
        if (match) expect(sumOf(match)).toBe(amount)
      }),
    )
  })
})
