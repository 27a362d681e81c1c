import { formatMoney } from './money'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each([
  [4999, '49,99 zł'],
  [0, '0,00 zł'],
  [5, '0,05 zł'],
  [1_234_567, '12 345,67 zł'],
  [-4999, '-49,99 zł'],
])('P-I18N-12: %i grosz are shown as %s', (grosz, text) => {
  expect(plain(formatMoney(grosz))).toBe(text)
})

test('the amount and its currency stay in one line', () => {
  expect(formatMoney(4999)).not.toContain(' ')
})
