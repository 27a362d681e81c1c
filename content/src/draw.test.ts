import { drawExercises } from './draw'
import { starterLibrary } from './testing/starter-library'

const library = starterLibrary()

test('draws the same exercises for the same seed', () => {
  const first = drawExercises(library, '7', 2)
  expect(drawExercises(library, '7', 2)).toEqual(first)
  expect(drawExercises(library, '8', 2)).not.toEqual(first)
})

test('draws equally many exercises per language', () => {
  const languages = drawExercises(library, '7', 2).map((line) => line.split('/')[1])
  expect(languages).toEqual(['de', 'de', 'eng', 'eng', 'es', 'es', 'fr', 'fr', 'it', 'it', 'ru', 'ru'])
})
