import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both languages say the same things and Polish plurals are whole', () => {
  expectTextsToMatch(pl, en)
})
