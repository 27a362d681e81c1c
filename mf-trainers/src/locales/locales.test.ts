import { expectPartsToMatch } from '@mowka/testing'
import { texts } from '../pages'
import exercise from './exercise/pl.json'

test('both languages of each part have the same keys, and the Polish plurals are complete', () =>
  expectPartsToMatch(texts))

test('no error raises its voice', () => {
  const errors = [
    exercise.check.failed,
    exercise.glossary.failed,
    exercise.hints.failed,
    ...Object.values(exercise.trouble),
    exercise.activities.failed,
  ]
  for (const text of errors) expect(text).not.toContain('!')
})
