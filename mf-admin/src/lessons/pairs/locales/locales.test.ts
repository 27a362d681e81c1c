import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

it('has the same texts in Polish and in English', () => {
  expectTextsToMatch(pl, en)
})
