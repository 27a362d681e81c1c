import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both interface languages say the same things, with whole Polish plurals', () => {
  expectTextsToMatch(pl, en)
})
