import { pictures } from '@mowka/domain/course/pictures'
import { expectTextsToMatch } from '@mowka/testing'
import en from './en.json'
import pl from './pl.json'

test('both interface languages have the same keys', () => {
  expectTextsToMatch(pl, en)
})

test('each picture has a name, and no two have the same one', () => {
  expect(Object.keys(pl.names)).toEqual([...pictures])
  for (const { names } of [pl, en]) expect(new Set(Object.values(names)).size).toBe(pictures.length)
})
