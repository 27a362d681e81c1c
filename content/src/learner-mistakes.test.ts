import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { answersByExercise, answerTables, idOf, judgedLessons } from './testing/judged-library'

/** Number of texts judged per accepted pattern. */
const MAX_TEXTS = 200
/** Number of typical mistakes per sampled exercise in the table. */
const MISTAKES = 5
const MIN_EXERCISES = 100

const tables = answerTables('learner-mistakes')
const mistakesOf = answersByExercise(tables.flatMap((table) => table.rows))

const exercises = judgedLessons
  .flatMap(({ place, exercises }) => exercises.map((one) => ({ id: idOf(place, one.exercise.slug), ...one })))
  .filter(({ id }) => mistakesOf.has(id))

test('the table has five different mistakes for each of a hundred exercises', () => {
  expect(exercises.map(({ id }) => id).toSorted()).toEqual([...mistakesOf.keys()].toSorted())
  expect(mistakesOf.size).toBeGreaterThanOrEqual(MIN_EXERCISES)
  const few = [...mistakesOf].filter(([, mistakes]) => new Set(mistakes).size !== MISTAKES)
  expect(few.map(([id]) => id)).toEqual([])
})

test('every mistake is in the table of its language', () => {
  const strays = tables.flatMap(({ lang, rows }) => rows.filter(([place]) => !place?.startsWith(`${lang}/`)))
  expect(strays).toEqual([])
})

describe.each(exercises)('$id', ({ id, exercise, judged }) => {
  test('refuses typical mistakes of Polish learners (S-ATT-06)', () => {
    const taken = (mistakesOf.get(id) ?? []).flatMap((mistake) => {
      const { category } = judged(mistake, exercise.mistakes)
      return category === 'ERROR' ? [] : [{ mistake, category }]
    })
    expect(taken).toEqual([])
  })

  test('accepts every text that its answers expand to (S-ATT-06)', () => {
    const approved = exercise.alternatives.filter((alternative) => alternative.approved)
    const refused = [
      exercise.answer,
      ...approved.flatMap(({ text }) => expansionsOf(text, MAX_TEXTS)),
    ].filter((text) => judged(text, exercise.mistakes).category !== 'CORRECT')
    expect(refused).toEqual([])
  })
})
