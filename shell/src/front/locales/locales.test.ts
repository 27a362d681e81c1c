import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

it('the Polish and English texts have the same keys', () => {
  expectTextsToMatch(pl, en)
})
