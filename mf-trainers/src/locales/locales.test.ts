import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both languages say the same things, and Polish plurals are whole', () => {
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
