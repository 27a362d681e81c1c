import { lessonWords, lessonWordsState, neighbourOf } from './lesson-words'
import { lessonWord } from './lesson-words.fixture'

const list = (...entries: [stage: number, known: boolean][]) =>
  lessonWords(
    entries.map((_, index) => lessonWord(`w${index}`)),
    ['podroz_01'],
    {
      repetitions: entries.flatMap(([stage], index) => (stage ? [{ wordId: `w${index}`, stage }] : [])),
      knownWordIds: entries.flatMap(([, known], index) => (known ? [`w${index}`] : [])),
    },
  )

test('V-STAGE-01: a word without a repetition has stage 0', () => {
  expect(list([0, false], [3, false]).map(({ stage }) => stage)).toEqual([0, 3])
})

test('V-STAGE-04: progress is the floor of complete over active words, hidden ones left out', () => {
  expect(lessonWordsState(list([2, false], [1, false], [0, false])).progress).toBe(33)
  expect(lessonWordsState(list([2, false], [8, false], [0, true])).progress).toBe(100)
})

test('V-LW-04: words and their sentences that are left are counted', () => {
  expect(lessonWordsState(list([2, false], [1, false], [0, false], [0, true]))).toMatchObject({
    wordsLeft: 2,
    sentencesLeft: 4,
    hidden: 1,
    allHidden: false,
  })
})

test('V-LW-09, C69: with every word hidden nothing is left to do, and there is no progress to show', () => {
  expect(lessonWordsState(list([0, true], [1, true]))).toEqual({
    progress: null,
    wordsLeft: 0,
    sentencesLeft: 0,
    hidden: 2,
    allHidden: true,
  })
})

test('a lesson without words is neither done nor hidden', () => {
  expect(lessonWordsState([])).toMatchObject({ progress: null, allHidden: false })
})

test('the focus goes to the next card, from the last to the one before', () => {
  const words = list([0, false], [0, false], [0, false])
  expect(neighbourOf(words, 'w0')).toBe('w1')
  expect(neighbourOf(words, 'w2')).toBe('w1')
  expect(neighbourOf(words.slice(0, 1), 'w0')).toBeNull()
})
