import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

it('Polish and English have the same texts', () => {
  expectTextsToMatch(pl, en)
})
