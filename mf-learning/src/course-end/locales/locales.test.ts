import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both languages have the same keys, and the Polish plurals are complete', () => {
  expectTextsToMatch(pl, en)
})
