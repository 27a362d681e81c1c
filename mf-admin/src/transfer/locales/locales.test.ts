import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

it('says the same in Polish and in English', () => {
  expectTextsToMatch(pl, en)
})
