import { expansionsOf } from '@mowka/domain/judge/pattern'
import { answersByExercise, answerTables, idOf, judgedLessons } from './testing/judged-library'

/** How many texts of one accepted pattern are judged. */
const MOST_TEXTS = 200
/** How many mistakes of a Polish speaker each drawn exercise has in the table. */
const MISTAKES = 5
const FEWEST_EXERCISES = 100

const tables = answerTables('learner-mistakes')
const mistakesOf = answersByExercise(tables.flatMap((table) => table.rows))

const exercises = judgedLessons
  .flatMap(({ place, exercises }) => exercises.map((one) => ({ id: idOf(place, one.exercise.slug), ...one })))
  .filter(({ id }) => mistakesOf.has(id))

test('has five different mistakes of each of a hundred exercises', () => {
  expect(exercises.map(({ id }) => id).toSorted()).toEqual([...mistakesOf.keys()].toSorted())
  expect(mistakesOf.size).toBeGreaterThanOrEqual(FEWEST_EXERCISES)
  const few = [...mistakesOf].filter(([, mistakes]) => new Set(mistakes).size !== MISTAKES)
  expect(few.map(([id]) => id)).toEqual([])
})

test('every mistake is in the table of its language', () => {
  const strays = tables.flatMap(({ lang, rows }) => rows.filter(([place]) => !place?.startsWith(`${lang}/`)))
  expect(strays).toEqual([])
})

describe.each(exercises)('$id', ({ id, exercise, judged }) => {
  test('refuses what Polish learners typically get wrong (S-ATT-06)', () => {
    const taken = (mistakesOf.get(id) ?? []).flatMap((mistake) => {
      const { category } = judged(mistake, exercise.mistakes)
      return category === 'ERROR' ? [] : [{ mistake, category }]
    })
    expect(taken).toEqual([])
  })

  test('takes every text that its answers stand for (S-ATT-06)', () => {
    const approved = exercise.alternatives.filter((alternative) => alternative.approved)
    const refused = [
      exercise.answer,
      ...approved.flatMap(({ text }) => expansionsOf(text, MOST_TEXTS)),
    ].filter((text) => judged(text, exercise.mistakes).category !== 'CORRECT')
    expect(refused).toEqual([])
  })
})
