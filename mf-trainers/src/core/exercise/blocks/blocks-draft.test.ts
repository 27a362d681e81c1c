import { judgeOnDevice } from '@mowka/domain/judge/judge-on-device'
import { exercise } from '@mowka/testing/entities'
import { BlocksDraft, blockSentence } from './blocks-draft'

const of = (change: Partial<ReturnType<typeof exercise>>) => exercise({ example: '', ...change })

test.each([
  ['ENG', 'Are you hungry?', 'are you hungry'],
  ['ENG', 'Nice to meet you.', 'nice to meet you'],
  ['ENG', 'Look! It is snowing…', 'look! It is snowing'],
  ['ES', '¿Qué hora es?', 'qué hora es'],
  ['ES', 'Hola, ¿qué tal?', 'hola, ¿qué tal'],
  ['FR', 'Quelle surprise !', 'quelle surprise'],
  ['IT', "Dov'è la stazione?", "dov'è la stazione"],
  ['RU', 'Где вокзал?', 'где вокзал'],
  ['DE', 'Wo ist der Bahnhof?', 'wo ist der Bahnhof'],
  ['DE', 'Spielst du Klavier?', 'spielst du Klavier'],
] as const)(
  'the blocks of an answer in %s, "%s", have neither the sentence capital nor the final sign',
  (lang, answer, blocks) => {
    expect(blockSentence(of({ answer, answerLang: lang }))).toBe(blocks)
  },
)

test.each([
  ['"I" and its short forms', of({ answer: "I'm tired." }), "I'm tired"],
  ['a month', of({ answer: 'July is hot.' }), 'July is hot'],
  [
    'a name that stands in the Polish sentence',
    of({ answer: 'Anna joins us.', example: 'Dołącza do nas Anna.' }),
    'Anna joins us',
  ],
  [
    'a name spelt alike in Polish',
    of({ answer: 'Paris est belle.', answerLang: 'FR', example: 'Piękny jest Paryż.' }),
    'Paris est belle',
  ],
  [
    'a name of the glossary',
    of({ answer: 'Germany is big.', words: [{ _id: 'w', answer: 'Germany', example: 'Niemcy' }] }),
    'Germany is big',
  ],
  ['a German noun', of({ answer: 'Kinder spielen gern.', answerLang: 'DE' }), 'Kinder spielen gern'],
  ['the polite "Sie"', of({ answer: 'Sie arbeiten hier.', answerLang: 'DE' }), 'Sie arbeiten hier'],
])('a first word that is %s stays capitalized', (_, source, blocks) => {
  expect(blockSentence(source)).toBe(blocks)
})

test('an abbreviation still ends in its dot, and an answer of signs only is unchanged', () => {
  expect(blockSentence(of({ answer: 'At six p.m.' }))).toBe('at six p.m.')
  expect(blockSentence(of({ answer: '?!' }))).toBe('?!')
})

test('blocks in the right order are judged as right (L-TRN-54)', () => {
  const question = of({ answer: 'Are you hungry?' })
  const draft = new BlocksDraft(question, Math.random)
  while (draft.hint());
  expect(draft.value).toBe('are you hungry')
  expect(judgeOnDevice(question, draft.value, true)).toMatchObject({ isSuccess: true, isPreferred: true })
})
