import { tokensOf, wordsOf } from './tokens'

const texts = (text: string) => tokensOf(text).map((token) => token.text)

test('Cyrillic words stay whole', () => {
  expect(texts('Я читаю книгу, ёлку и йод.')).toEqual(['Я', 'читаю', 'книгу', 'ёлку', 'и', 'йод'])
})

test('apostrophes and hyphens inside a word belong to it, around it they do not', () => {
  expect(texts("I don't like 'well-known' l'eau - dogs'")).toEqual([
    'I',
    "don't",
    'like',
    'well-known',
    "l'eau",
    'dogs',
  ])
})

test('numbers keep their separators and lose the full stop', () => {
  expect(texts('At 10:30 it cost 1,500.50.')).toEqual(['At', '10:30', 'it', 'cost', '1,500.50'])
})

test('punctuation is no token', () => {
  expect(texts('¿...!? — "«»')).toEqual([])
})

test('a token knows its position', () => {
  const text = '¿Qué, tal?'
  expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Qué', 'tal'])
})

test('words are compared in the lower case of their language', () => {
  expect(wordsOf('ÄRGER, ŁÓDŹ', 'DE')).toEqual(['ärger', 'łódź'])
})
