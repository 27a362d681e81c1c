import { course, exercise, lesson, library, word } from './small-library.fixture'
import { wordReuse } from './word-reuse'

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
