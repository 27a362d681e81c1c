import { attemptResult } from '../trainer/fake-ports.fixture'
import { diffPieces, isFarOff, markedWords, placesOf } from './diff-places'
import { compareVersions, versionsBeside, versionsOf } from './other-versions'
import { saySame } from './same-words'

const extra = (text: string) => `<del><span class="vh">zbędne: </span>${text}</del>`
const missing = (text: string) => `<ins><span class="vh">brakuje: </span>${text}</ins>`

test('the same words are the same, whatever their case, signs and keyboard', () => {
  expect(saySame("I'm at home", 'I’m at home.')).toBe(true)
  expect(saySame('I am at home', 'I am home')).toBe(false)
  expect(saySame('?', '!')).toBe(false)
})

describe('a difference', () => {
  const pieces = diffPieces(
    `I ${extra('have')} found ${missing('a')} nice ${extra('apartament')} ${missing('apartment')}.`,
  )

  test('is read without the words for screen readers', () => {
    expect(pieces.filter(({ kind }) => kind !== 'same')).toEqual([
      { kind: 'extra', text: 'have' },
      { kind: 'missing', text: 'a' },
      { kind: 'extra', text: 'apartament' },
      { kind: 'missing', text: 'apartment' },
    ])
  })

  test('has places: a word and the right one in its stead are one', () => {
    expect(placesOf(pieces)).toBe(3)
    expect(placesOf(diffPieces('I am at home.'))).toBe(0)
    expect(placesOf(diffPieces(`${extra('a')} - ${missing('b')}`))).toBe(1)
  })

  test('names its words', () => {
    expect(markedWords(pieces)).toEqual(['have', 'a', 'apartament', 'apartment'])
  })

  test('is far off with more than four places, or when little is right', () => {
    expect(isFarOff(pieces)).toBe(false)
    const five = Array.from({ length: 5 }, (_, n) => `word${n} ${missing('x')}`).join(' ')
    expect(isFarOff(diffPieces(five))).toBe(true)
    expect(isFarOff(diffPieces(`${extra('no idea')} ${missing('Could you help')} me`))).toBe(true)
    expect(isFarOff(diffPieces(`${extra('dgo')}${missing('dog')}`))).toBe(false)
  })
})

describe('other versions', () => {
  const result = attemptResult(true, {
    answer: { text: 'Can you do me a favour?' },
    alternativeAnswers: [
      { text: 'Could you do me a favour?', comment: 'Uprzejmiej.', approved: true, hidden: false },
      { text: 'can you do me a favour', comment: '', approved: true, hidden: false },
    ],
  })
  const versions = versionsOf(result)

  test('are the main one and those that say something else', () => {
    expect(versions).toEqual([
      { text: 'Can you do me a favour?', comment: null, isMain: true },
      { text: 'Could you do me a favour?', comment: 'Uprzejmiej.', isMain: false },
    ])
  })

  test('leave out what was written', () => {
    expect(versionsBeside(versions, 'could you do me a favour').map(({ text }) => text)).toEqual([
      'Can you do me a favour?',
    ])
  })

  test.each([
    ['Can we see the apartment tomorrow?', 'Could we see the flat tomorrow', ['Can', 'apartment']],
    ['I am at home now.', 'I am home', ['at', 'now.']],
    ['Yes, I do.', 'yes i do', []],
    ['a b', 'b a', ['b']],
  ])('are compared word by word: %s with %s', (version, own, differing) => {
    const words = compareVersions(version, own)
    expect(words.map(({ text }) => text).join('')).toBe(version)
    expect(words.filter(({ differs }) => differs).map(({ text }) => text.trim())).toEqual(differing)
  })
})
