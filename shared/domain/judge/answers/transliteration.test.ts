import { judge } from '../judge'
import { inCyrillic } from './transliteration'

const judged = (input: string, answer: string, { exact = false, alternatives = [] as string[] } = {}) =>
  judge({
    input,
    answer,
    alternatives: alternatives.map((text) => ({ text, hidden: false })),
    mistakes: [],
    lang: 'RU',
    question: '',
    words: null,
    exact,
  })

test.each([
  ['ochen priyatno', 'Очень приятно'],
  ['oczeń prijatno', 'Очень приятно'],
  ["ochen' prijatno", 'Очень приятно'],
  ['Horosho, spasibo!', 'Хорошо, спасибо!'],
  ['chorosho spasibo', 'Хорошо, спасибо!'],
  ['khorosho spasibo', 'Хорошо, спасибо!'],
  ['choroszo, spasibo', 'Хорошо, спасибо!'],
  ['menya zovut Ania', 'Меня зовут Аня.'],
  ['mienia zowut Ania', 'Меня зовут Аня.'],
  ['ya zhivu v Rossii', 'Я живу в России.'],
  ['ja żywu w Rosji', 'Я живу в России.'],
  ['eshche odin chay', 'Ещё один чай'],
  ['jeszczo odin czaj', 'Ещё один чай'],
  ['dobryj dień', 'Добрый день'],
  ['dobry den', 'Добрый день'],
  ['szczi i borszcz', 'Щи и борщ'],
])('%s counts as %s with a slip', (input, answer) => {
  const { category, issues, comparedWith, isPreferred } = judged(input, answer)
  expect({ category, kinds: issues.map(({ kind }) => kind) }).toEqual({
    category: 'MINOR_ERROR',
    kinds: ['alphabet'],
  })
  expect(comparedWith).toBe(answer)
  expect(isPreferred).toBe(false)
})

test('the slip names the typed text and its Cyrillic', () => {
  expect(judged('ochen priyatno', 'Очень приятно').issues).toEqual([
    {
      kind: 'alphabet',
      typed: 'ochen priyatno',
      expected: 'Очень приятно',
      range: { start: 0, end: 14 },
    },
  ])
})

test('Latin letters are accepted in alternatives, too', () => {
  const { category, comparedWith } = judged('bolshoe spasibo', 'Спасибо', {
    alternatives: ['Большое спасибо'],
  })
  expect([category, comparedWith]).toEqual(['MINOR_ERROR', 'Большое спасибо'])
})

test('other words, a wrong order and exercises that require exact words are rejected', () => {
  expect(judged('do svidaniya', 'Очень приятно').category).toBe('ERROR')
  expect(judged('zhivu ya v', 'Я живу в России.').category).toBe('ERROR')
  expect(judged('ochen priyatno', 'Очень приятно', { exact: true }).category).toBe('ERROR')
})

test('Cyrillic, mixed alphabets and other languages are left alone', () => {
  expect(inCyrillic('Очень приятно', ['Очень приятно'], 'RU')).toBeNull()
  expect(inCyrillic('Очень priyatno', ['Очень приятно'], 'RU')).toBeNull()
  expect(inCyrillic('very nice', ['very nice'], 'ENG')).toBeNull()
})
