import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { Field } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import { expectTextsToMatch } from '@mowka/testing'
import en from './choices/en.json'
import pl from './choices/pl.json'

const choices: Record<string, { values: Record<string, string> }> = pl.choice

test('the texts of choices have the same keys in both languages', () => {
  expectTextsToMatch(pl, en)
})

test.each([exerciseKind, wordKind])('each value of each choice field of $name has a text', ({ fields }) => {
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (field.type === 'choice') expect(Object.keys(choices[name]?.values ?? {})).toEqual(field.values)
  }
})
