import { describeKind } from '@mowka/contract/content-kinds/kind'
import { wordKind } from '@mowka/contract/content-kinds/word'
import { z } from 'zod'
import { entryOf, entryShape, newPiece, pieceOf } from './kind-entries'

const renamedKind = describeKind({
  name: 'hint',
  fields: {
    longName: { type: 'text', min: 1, max: 10, library: 'short' },
    flag: { type: 'flag', default: false, library: true },
    hidden: { type: 'flag', default: false },
  },
})

test('a piece has the names of its kind where files use shorter ones', () => {
  const entry = z.object(entryShape(renamedKind)).parse({ short: 'abc' })
  const piece = pieceOf(renamedKind, entry)
  expect(piece).toEqual({ longName: 'abc', flag: false })
  expect(entryOf(renamedKind, piece)).toEqual({ short: 'abc' })
})

test('a piece written to a file and read back is the same piece', () => {
  const piece = newPiece(wordKind, {
    example: 'kot',
    answer: 'cat',
    partOfSpeech: 'noun',
    tags: ['x'],
    active: false,
  })
  const Entry = z.strictObject(entryShape(wordKind))
  expect(pieceOf(wordKind, Entry.parse(entryOf(wordKind, piece)))).toEqual(piece)
})

test('a file does not repeat the defaults of a kind', () => {
  expect(entryOf(wordKind, newPiece(wordKind, { example: 'kot', answer: 'cat' }))).toEqual({
    example: 'kot',
    answer: 'cat',
  })
})

test('a file without a required text is refused', () => {
  expect(z.strictObject(entryShape(wordKind)).safeParse({ example: 'kot' }).success).toBe(false)
})
