import fc from 'fast-check'
import { normalise } from './normalise'

test.each([
  ['curly quotes', '“It’s” «ça» „gut‘', `"It's" "ça" "gut'`],
  ['dashes', 'e–mail — e−mail', 'e-mail - e-mail'],
  ['hard and narrow spaces', ' a\u00a0 b\u202fc\n', 'a b c'],
  ['the ellipsis', 'no…', 'no...'],
  ['letters typed as base and accent', 'Ko\u0308nnen', 'Können'],
  ['invisible characters', 'wo\u00adrd\u200b', 'word'],
])('brings %s to one spelling', (_what, typed, expected) => {
  expect(normalise(typed)).toBe(expected)
})

test('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }),
  )
})
