import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both interface languages have the same keys, and Polish plurals are complete', () => {
  expectTextsToMatch(pl, en)
})

test('no error raises its voice', () => {
  const errors = [
    pl.check.failed,
    pl.glossary.failed,
    pl.hints.failed,
    ...Object.values(pl.trouble),
    pl.activities.failed,
  ]
  for (const text of errors) expect(text).not.toContain('!')
})
