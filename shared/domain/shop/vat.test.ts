import fc from 'fast-check'
import { splitVat } from './vat'

test('the tax in a gross amount is 23/123 of it, rounded half up', () => {
  expect([0, 1, 2, 3, 123, 17_400, 26_400].map((gross) => splitVat(gross).vat)).toEqual([
    0, 0, 0, 1, 23, 3254, 4937,
  ])
  for (let gross = 0; gross < 5000; gross += 1) {
    expect(splitVat(gross).vat).toBe(Math.round((gross * 23) / 123))
  }
})

test('net amount and tax add up to the gross amount, and the tax is 23% of the net amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (gross) => {
      const { net, vat } = splitVat(gross)
      expect(net + vat).toBe(gross)
      expect(Math.abs(vat - net * 0.23)).toBeLessThan(1)
    }),
  )
})
