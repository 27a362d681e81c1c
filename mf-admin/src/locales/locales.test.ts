import { expectPartsToMatch } from '@mowka/testing'
import { texts } from '../pages'

test('both languages of each part have the same keys, and the Polish plurals are complete', () =>
  expectPartsToMatch(texts))
