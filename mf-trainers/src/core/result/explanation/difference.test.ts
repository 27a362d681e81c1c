import { attemptResult, judgedResult } from '../../store/fake-ports.fixture'
import { hasSameWords } from '../../words/answer-words'
import { compareVersions, versionsBeside, versionsOf } from '../VersionList'
import { around, isFarOff, markedWords, placesOf } from './difference'

test('hasSameWords ignores case, signs and keyboard variants', () => {
  expect(hasSameWords("I'm at home", 'I’m at home.')).toBe(true)
  expect(hasSameWords('I am at home', 'I am home')).toBe(false)
  expect(hasSameWords('?', '!')).toBe(false)
})

describe('a difference', () => {
  const difference = judgedResult(
    'ENG',
    'I found a nice apartment yesterday.',
    'I have found yesterday nice apartament.',
  )
  const wrong = (answer: string, typed: string) => judgedResult('ENG', answer, typed)

  test('placesOf returns the places to correct, without lower-case letters', () => {
    expect(placesOf(difference)).toEqual([0, 1, 2, 3])
    expect(placesOf(judgedResult('DE', 'Ich trinke Milch.', 'ich trinke milch'))).toEqual([])
  })

  test('around returns the text before and after a place, and the right place of a moved word', () => {
    expect(around(difference.diff, 0)).toEqual({
      before: 'I ',
      after: ' found a nice apartment yesterday.',
    })
    const moved = difference.issues.findIndex(({ kind }) => kind === 'order')
    expect(around(difference.diff, moved)).toEqual({ before: 'I found a nice apartment ', after: '.' })
  })

  test('markedWords returns the words of a difference', () => {
    expect(markedWords(difference.diff)).toEqual(
      expect.arrayContaining(['have', 'yesterday', 'a', 'apartment']),
    )
    expect(markedWords(difference.diff)).not.toContain('nice')
  })

  test('an answer is far off with more than four places or if little is right', () => {
    expect(isFarOff(difference)).toBe(false)
    expect(isFarOff(wrong('You can be at the house of a friend', 'Yuo cn be that hose off friend'))).toBe(
      true,
    )
    expect(isFarOff(wrong('Could you help me', 'no idea me'))).toBe(true)
    expect(isFarOff(wrong('dog', 'dgo'))).toBe(false)
  })
})

describe('other versions of an answer', () => {
  const result = attemptResult(true, {
    answer: { text: 'Can you do me a favour?' },
    alternativeAnswers: [
      { text: 'Could you do me a favour?', comment: 'Uprzejmiej.', approved: true, hidden: false },
      { text: 'can you do me a favour', comment: '', approved: true, hidden: false },
    ],
  })
  const versions = versionsOf(result)

  test('versionsOf returns the main version and those with other words', () => {
    expect(versions).toEqual([
      { text: 'Can you do me a favour?', comment: null, isMain: true },
      { text: 'Could you do me a favour?', comment: 'Uprzejmiej.', isMain: false },
    ])
  })

  test('versionsBeside leaves out the typed version', () => {
    expect(versionsBeside(versions, 'could you do me a favour').map(({ text }) => text)).toEqual([
      'Can you do me a favour?',
    ])
  })

  test.each([
    ['Can we see the apartment tomorrow?', 'Could we see the flat tomorrow', ['Can', 'apartment']],
    ['I am at home now.', 'I am home', ['at', 'now.']],
    ['Yes, I do.', 'yes i do', []],
    ['a b', 'b a', ['b']],
  ])('compareVersions compares word by word: %s with %s', (version, own, differing) => {
    const words = compareVersions(version, own)
    expect(words.map(({ text }) => text).join('')).toBe(version)
    expect(words.filter(({ differs }) => differs).map(({ text }) => text.trim())).toEqual(differing)
  })
})
