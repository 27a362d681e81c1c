import type { DailyWordEntry } from '../schema'
import { library, problemsOf } from '../small-library.fixture'

const word = (change: Partial<DailyWordEntry> = {}): DailyWordEntry => ({
  answer: 'owl',
  transcription: '/aʊl/',
  example: 'sowa',
  definition: 'a bird that hunts at night',
  sentences: [{ example: 'An owl lives here.', translation: 'Mieszka tu sowa.' }],
  ...change,
})

const problems = (...words: DailyWordEntry[]) =>
  problemsOf(library({ wordsOfTheDay: [{ lang: 'ENG', words, file: 'words-of-the-day/eng.yaml' }] }))

test('a valid word of the day has no problems', () => {
  expect(problems(word(), word({ answer: 'fox' }))).toEqual([])
})

test.each<[string, Partial<DailyWordEntry>, string]>([
  ['a space too many', { answer: 'owl ' }, 'words[0].answer: begins or ends with a space'],
  [
    'a definition that is a sentence',
    { definition: 'It is a bird.' },
    'words[0].definition: is no sentence and ends without a mark',
  ],
  [
    'a long definition',
    { definition: 'x'.repeat(161) },
    'words[0].definition: is longer than 160 characters',
  ],
  [
    'half a sentence',
    { sentences: [{ example: 'An owl', translation: 'Sowa.' }] },
    'words[0].sentences[0].example: must end as a sentence',
  ],
  [
    'a long translation',
    { sentences: [{ example: 'An owl.', translation: `${'x'.repeat(120)}.` }] },
    'words[0].sentences[0].translation: is longer than 120 characters',
  ],
])('A word of the day is refused with %s', (_, change, expected) => {
  expect(problems(word(change))).toEqual([expected])
})

test('a word of the day must not occur twice', () => {
  expect(problems(word(), word({ answer: 'Owl' }))).toEqual([
    expect.stringContaining('words[1].answer: the word'),
  ])
})
