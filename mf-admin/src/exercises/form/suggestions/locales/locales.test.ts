import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both interface languages have the same keys and complete Polish plurals', () => {
  expectTextsToMatch(pl, en)
})
