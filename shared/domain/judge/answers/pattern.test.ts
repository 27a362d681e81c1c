import { expansionsOf, patternProblem } from './pattern'

test.each([
  ['plain text?', ['plain text?']],
  ['[a|b] c', ['a c', 'b c']],
  ['a [b] c', ['a b c', 'a c']],
  ['a [b|c|] d', ['a b d', 'a c d', 'a d']],
  ['turn {down it|it down}', ['turn down it', 'turn it down']],
  [
    '{today & at home & alone}',
    [
      'today at home alone',
      'today alone at home',
      'at home today alone',
      'at home alone today',
      'alone today at home',
      'alone at home today',
    ],
  ],
  ['[I [really|]|we] go', ['I really go', 'I go', 'we go']],
  ['a \\[b\\]', ['a [b]']],
  // A text with a final period is capitalized.
  ['{at eight[,] & we eat}.', ['At eight, we eat.', 'At eight we eat.', 'We eat at eight.']],
  // Spanish questions begin with a sign directly before the first word.
  ['¿[tú] eres de aquí?', ['¿Tú eres de aquí?', '¿Eres de aquí?']],
])('%j expands to %j', (pattern, texts) => {
  expect(expansionsOf(pattern, 100)).toEqual(texts)
})

test('expansionsOf returns at most the requested number of texts', () => {
  expect(expansionsOf('[a|b] [a|b] [a|b] [a|b] [a|b] [a|b] [a|b] [a|b]', 5)).toHaveLength(5)
})

test.each([
  ['a [b', '"]" is missing', 4],
  ['a ]', '"]" closes nothing', 2],
  ['a }', '"}" closes nothing', 2],
  ['a []', 'an empty group', 2],
  ['{a}', 'one order alone is no choice', 0],
  ['{a|}', 'an order without words', 0],
  ['{a|b&c}', '"|" and "&" in one group', 4],
  ['{a&b&c&d&e}', 'more than 4 parts in any order', 0],
  ['a \\', 'nothing stands after the backslash', 2],
  ['['.repeat(9), 'groups nest more than 8 deep', 8],
  ['{a&b&c&{a&b&c&{a&b&c&{a&b&c&{a&b}}}}}', 'too many orders', 0],
])('%j is not a valid pattern: %s', (pattern, message, at) => {
  expect(patternProblem(pattern)).toEqual({ message, at })
  // It is treated as plain text.
  expect(expansionsOf(pattern, 10)).toEqual([pattern])
})

test('separators outside groups are plain text', () => {
  expect(patternProblem('salt & pepper | more')).toBeNull()
})
