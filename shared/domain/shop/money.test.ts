import { formatMoney } from './money'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [4999, '49,99 zł'],
  [0, '0,00 zł'],
  [5, '0,05 zł'],
  [1_234_567, '12 345,67 zł'],
  [-4999, '-49,99 zł'],
])('%i grosz are displayed as %s (P-I18N-12)', (grosz, text) => {
  expect(plain(formatMoney(grosz))).toBe(text)
})

test('formatMoney separates amount and currency by a no-break space', () => {
  expect(formatMoney(4999)).not.toContain(' ')
})
