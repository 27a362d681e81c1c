import type { LangCode } from '../../languages/codes'
import { beginningOf, graphOf } from './graph'
import { tokensOf } from './token'

const beginning = (text: string, answer: string, lang: LangCode) =>
  beginningOf(
    tokensOf(text, lang).map(({ key }) => key),
    graphOf([{ kind: 'text', text: answer }], lang),
    lang,
  )

test.each<[string, string, number, string[], number, LangCode]>([
  ['', 'I am here.', 0, [], 3, 'ENG'],
  ['i AM', 'I am here.', 2, [], 1, 'ENG'],
  ["I'm", 'I am here.', 1, [], 1, 'ENG'],
  ['I am', "I'm here.", 2, [], 1, 'ENG'],
  ["he's", "He isn't here.", 1, ['not'], 1, 'ENG'],
  ["he's not", "He isn't here.", 2, [], 1, 'ENG'],
  // "I" is more likely the start of "I'm", "do" the start of "don't".
  ['I', "I'm here.", 0, [], 2, 'ENG'],
  ['we do', "We don't know.", 1, [], 2, 'ENG'],
  ['we will', "We won't go.", 2, ['not'], 1, 'ENG'],
  ["it's cold", 'It was cold.', 0, [], 3, 'ENG'],
  ['25', 'Twenty-five cats', 1, [], 1, 'ENG'],
  ['twenty', '25 cats', 1, ['five'], 1, 'ENG'],
  ['my favorite', 'My favourite colour', 2, [], 1, 'ENG'],
  ['schoen', 'Schön und gut', 1, [], 2, 'DE'],
  ["c's", 'c is', 0, [], 2, 'FR'],
  ['I am here now', 'I am here.', 3, [], 0, 'ENG'],
])(
  'L-HINT-09, U05: %j begins %j with %i words, followed by %j and %i',
  (text, answer, count, instead, left, lang) => {
    expect(beginning(text, answer, lang)).toEqual({ count, instead, left })
  },
)

test('an adversarial text is processed quickly', () => {
  expect(beginning("it's'd ".repeat(71), `${'it is not '.repeat(60)}here`, 'ENG').count).toBe(0)
  expect(beginning('it is '.repeat(80), 'it is '.repeat(80), 'ENG').count).toBe(160)
})
