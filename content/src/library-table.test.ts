import { acceptedTexts, libraryTable } from './library-table'
import { course, exercise, lesson, library } from './small-library.fixture'

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
