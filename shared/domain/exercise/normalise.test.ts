import fc from 'fast-check'
import { MAX_ANSWER_LENGTH } from './answer'
import { normalise } from './normalise'

test.each([
  ['curly quotes', '“It’s” «ça» „gut‘', `"It's" "ça" "gut'`],
  ['dashes', 'e–mail — e−mail', 'e-mail - e-mail'],
  ['hard and narrow spaces', ' a\u00a0 b\u202fc\n', 'a b c'],
  ['the ellipsis', 'no…', 'no...'],
  ['letters typed as base and accent', 'Ko\u0308nnen', 'Können'],
  ['invisible characters', 'wo\u00adrd\u200b', 'word'],
  ['ligatures', 'ﬁnd oﬃce ﬂat', 'find office flat'],
  ['full-width letters and signs', 'Ｆｕｌｌ－ｗｉｄｔｈ！', 'Full-width!'],
  ['Roman numerals', 'Louis Ⅳ', 'Louis IV'],
  ['nothing of what looks different', 'm² ½ ™', 'm² ½ ™'],
])('normalise unifies %s', (_what, typed, expected) => {
  expect(normalise(typed)).toBe(expected)
})

test('normalise is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalise(normalise(text))).toBe(normalise(text))
    }),
  )
})

test('normalise limits the text and the number of marks per letter before composing', () => {
  const compose = jest.spyOn(String.prototype, 'normalize')
  try {
    expect(normalise(`a${'\u0301\u0316'.repeat(15_000)}`)).toHaveLength(4)
    expect(normalise('o\u0308\u0304'.repeat(20_000)).length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH * 4)
    for (const text of compose.mock.contexts)
      expect(String(text).length).toBeLessThanOrEqual(MAX_ANSWER_LENGTH * 4)
    expect(String(compose.mock.contexts[0])).toHaveLength(5)
  } finally {
    compose.mockRestore()
  }
})

test('normalise preserves the marks of all languages', () => {
  expect(normalise('phở, Việt, бо\u0301льшая, ǻ')).toBe('phở, Việt, бо\u0301льшая, ǻ'.normalize('NFC'))
})
