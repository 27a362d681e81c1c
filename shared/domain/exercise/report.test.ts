import { orDash } from './report'

test('orDash replaces empty text with a dash (L-TRN-43)', () => {
  expect([orDash(''), orDash('  \n'), orDash(' a '), orDash('-')]).toEqual(['-', '-', 'a', '-'])
})
