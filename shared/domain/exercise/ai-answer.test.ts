import { type AiAnswer, entriesOf, plainText, spokenText } from './ai-answer'

const MAX_SPOKEN_LENGTH = 1000

const entry = (text: string, translation = '', explanation = '') => ({ text, translation, explanation })
const answer = (given: Partial<AiAnswer>): AiAnswer => ({
  introduction: '',
  synonyms: [],
  antonyms: [],
  collocations: [],
  examples: [],
  meanings: [],
  continuationSentence: '',
  ...given,
})

test('entriesOf returns entries in display order', () => {
  const given = answer({ examples: [entry('c')], synonyms: [entry('b')], meanings: [entry('a')] })
  expect(entriesOf(given).map(({ text }) => text)).toEqual(['a', 'b', 'c'])
})

test('spokenText joins the entries as sentences, within the limit', () => {
  expect(spokenText(answer({ meanings: [entry('mir '), entry('Was?')], introduction: 'Cześć' }))).toBe(
    'mir. Was?',
  )
  expect(spokenText(answer({ introduction: 'Cześć' }))).toBe('')
  const long = answer({ examples: Array.from({ length: 10 }, () => entry('x'.repeat(300))) })
  expect(spokenText(long)).toHaveLength(3 * 301 + 2)
  expect(spokenText(long).length).toBeLessThanOrEqual(MAX_SPOKEN_LENGTH)
})

test('plainText has the introduction and the entries, without empty lines for missing parts', () => {
  const given = answer({
    introduction: 'Oto słowa.',
    meanings: [entry('mir', 'mi', 'Celownik.'), entry('sagen')],
    continuationSentence: 'A mich?',
  })
  expect(plainText(given)).toBe('Oto słowa.\n\nmir – mi\nCelownik.\n\nsagen')
})
