import fc from 'fast-check'
import { splitVat } from './vat'

test('the tax in a gross amount is 23/123 of it, rounded half up', () => {
  expect([0, 1, 2, 3, 123, 17_400, 26_400].map((gross) => splitVat(gross, 23).vat)).toEqual([
    0, 0, 0, 1, 23, 3254, 4937,
  ])
  for (let gross = 0; gross < 5000; gross += 1) {
    expect(splitVat(gross, 23).vat).toBe(Math.round((gross * 23) / 123))
  }
})

test('net amount and tax add up to the gross amount, and the tax is the net amount times the rate', () => {
  const amounts = fc.integer({ min: 0, max: 2_000_000_000 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 27 }), (gross, rate) => {
      const { net, vat } = splitVat(gross, rate)
      expect(net + vat).toBe(gross)
      expect(Math.abs(vat - (net * rate) / 100)).toBeLessThan(1)
    }),
  )
})
