import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('introductions and dialogues have the same texts in both languages, with whole Polish plurals', () => {
  expectTextsToMatch(pl, en)
})
