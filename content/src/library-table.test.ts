import { acceptedTexts, libraryTable, wordReuse } from './library-table'
import { course, exercise, lesson, library, word } from './small-library.fixture'

const alternative = (text: string, approved = true) => ({ text, comment: '', approved, hidden: false })

test('accepted texts are counted once: the answer, and every text of the approved alternatives', () => {
  const alternatives = [alternative('She is [right] here.'), alternative('Here she is.', false)]
  expect(acceptedTexts(exercise({ alternatives }))).toBe(2)
  expect(acceptedTexts(exercise())).toBe(1)
})

test('the table has a sorted row per language and level, with the median for long sentences', () => {
  const long = (slug: string, ...texts: string[]) =>
    exercise({ slug, answer: 'She is here with us.', alternatives: texts.map((text) => alternative(text)) })
  const german = course({ targetLang: 'DE', lessons: [lesson(), lesson({ slug: 'second' })] })
  const english = course({
    levels: ['A1', 'A2'],
    lessons: [
      lesson({
        level: 'A2',
        exercises: [long('a'), long('b', 'She is with us.', 'With us.'), long('c', 'Yes.')],
      }),
      lesson(),
    ],
  })
  expect(
    libraryTable(library({ courses: [english, german] }))
      .split('\n')
      .slice(2, 5),
  ).toEqual(['| DE | A1 | 2 | 2 | 12 | – |', '| ENG | A1 | 1 | 1 | 6 | – |', '| ENG | A2 | 1 | 3 | 6 | 2 |'])
})

const lexicon = {
  lang: 'ENG' as const,
  file: 'lexicon/eng.yaml',
  draft: false,
  function: ['she', 'he', 'it', 'we', 'they', 'is'],
  names: [],
  levels: { A1: { here: null, turn: ['turned'], down: null } },
}
const entry = (slug: string, answer: string) => word({ slug, example: slug, answer })

test('counts words that occur in only one sentence, in any form', () => {
  const words = [entry('here', 'here'), entry('turn-down', 'to turn down')]
  const once = lesson({
    words,
    exercises: [exercise(), exercise({ slug: 'b', answer: 'She turned it down.' })],
  })
  const twice = lesson({
    ...once,
    exercises: [...once.exercises, exercise({ slug: 'c', answer: 'Here we turn.' })],
  })
  const reuse = (one: typeof once) =>
    wordReuse({ ...library({ courses: [course({ lessons: [one] })] }), lexicons: [lexicon] }, 'ENG')
  expect(reuse(once)).toEqual({ words: 2, inOneSentence: 2 })
  expect(reuse(twice)).toEqual({ words: 2, inOneSentence: 1 })
})
