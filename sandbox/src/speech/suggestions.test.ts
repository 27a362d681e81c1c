import { suggestionsFor } from './suggestions'

const suggest = (answer: string, lang = 'ENG') => suggestionsFor({ task: 'SUGGEST', lang, answer })

test('derives alternatives, mistakes with comments, and hints from the answer', () => {
  expect(suggest('I am at home.')).toEqual({
    alternatives: [{ text: "I'm at home.", comment: '' }],
    mistakes: [
      { text: 'I at home.', comment: 'Po angielsku zdanie potrzebuje czasownika, czyli „I am”.' },
      { text: 'I am in home.', comment: 'Ze słowem „home” stoi „at”, czyli „at home”.' },
    ],
    hints: [{ text: expect.stringContaining('„jestem”') }, { text: expect.stringContaining('Miejsce') }],
  })
  expect(suggest('She works in a bank.')?.mistakes).toMatchObject([
    { text: 'She works in bank.', comment: expect.stringContaining('„a bank”') },
    { text: 'She work in a bank.', comment: expect.stringContaining('„works”') },
  ])
})

test.each([
  ['ES', 'Yo estoy en la casa.', 'Estoy en la casa.'],
  ['IT', 'Io sono molto stanco.', 'Sono molto stanco.'],
  ['DE', 'Ich möchte einen Kaffee.', 'Ich hätte gern einen Kaffee.'],
])('knows rules of %s', (lang, answer, alternative) => {
  expect(suggest(answer, lang)?.alternatives[0]?.text).toBe(alternative)
})

test('suggests nothing for a sentence without a matching rule, and ignores other questions', () => {
  expect(suggest('Hello!')).toEqual({ alternatives: [], mistakes: [], hints: [] })
  expect(suggestionsFor({ task: 'MEANING', lang: 'ENG', answer: 'I am at home.' })).toBeNull()
})
