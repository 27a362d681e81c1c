import { orDash } from './report'

test('a text of a report is a dash when it is empty (L-TRN-43)', () => {
  expect([orDash(''), orDash('  \n'), orDash(' a '), orDash('-')]).toEqual(['-', '-', 'a', '-'])
})
