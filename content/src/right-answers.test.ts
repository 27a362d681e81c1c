import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { answersByExercise, answerTables, idOf, judgedLessons as lessons } from './testing/judged-library'

/** Number of texts judged per expected mistake. */
const MAX_TEXTS = 10
/** Minimum number of correct answers per exercise in the table. */
const MIN_ANSWERS = 3

const tables = answerTables('right-answers')
const rows = tables.flatMap((table) => table.rows)
const answers = answersByExercise(rows)

test('every answer of the tables belongs to an exercise and occurs once', () => {
  const known = new Set(
    lessons.flatMap(({ place, exercises }) => exercises.map(({ exercise }) => idOf(place, exercise.slug))),
  )
  expect([...answers.keys()].filter((id) => !known.has(id))).toEqual([])
  expect(rows.filter(([, , answer]) => !answer)).toEqual([])
  const twice = [...answers].filter(([, all]) => new Set(all).size < all.length)
  expect(twice.map(([id]) => id)).toEqual([])
})

test('every answer is in the table of its language', () => {
  const strays = tables.flatMap(({ lang, rows }) => rows.filter(([place]) => !place?.startsWith(`${lang}/`)))
  expect(strays).toEqual([])
})

describe.each(lessons)('$place', ({ place, exercises }) => {
  const answersOf = (slug: string) => answers.get(idOf(place, slug)) ?? []

  test('accepts every correct answer of the table (S-ATT-06)', () => {
    const refused = exercises.flatMap(({ exercise, judged }) =>
      answersOf(exercise.slug).flatMap((answer) => {
        const { category } = judged(answer, exercise.mistakes)
        return category === 'CORRECT' ? [] : [{ exercise: exercise.slug, answer, category }]
      }),
    )
    expect(refused).toEqual([])
  })

  test('has correct answers for every exercise in the table', () => {
    const few = exercises.filter(({ exercise }) => answersOf(exercise.slug).length < MIN_ANSWERS)
    expect(few.map(({ exercise }) => exercise.slug)).toEqual([])
  })

  test('accepts no expected mistake, not even as a typo, and comments on each', () => {
    const wrong = exercises.flatMap(({ exercise, judged }) =>
      exercise.mistakes.flatMap(({ text, comment }) =>
        expansionsOf(text, MAX_TEXTS).flatMap((mistake) => {
          const { category } = judged(mistake, [])
          const said = judged(mistake, exercise.mistakes).comment
          return category === 'ERROR' && said === comment
            ? []
            : [{ exercise: exercise.slug, mistake, category, said }]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('expects a mistake in every exercise', () => {
    const none = exercises.filter(({ exercise }) => exercise.mistakes.length === 0)
    expect(none.map(({ exercise }) => exercise.slug)).toEqual([])
  })
})
