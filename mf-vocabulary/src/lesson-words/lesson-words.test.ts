import { exampleSentences, lessonWords, lessonWordsState, neighbourOf } from './lesson-words'
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

test('a word without a repetition has stage 0 (V-STAGE-01)', () => {
  expect(list([0, false], [3, false]).map(({ stage }) => stage)).toEqual([0, 3])
})

test('progress is the share of complete words among active ones, rounded down (V-STAGE-04)', () => {
  expect(lessonWordsState(list([2, false], [1, false], [0, false])).progress).toBe(33)
  expect(lessonWordsState(list([2, false], [8, false], [0, true])).progress).toBe(100)
})

test('remaining words and their sentences are counted (V-LW-04)', () => {
  expect(lessonWordsState(list([2, false], [1, false], [0, false], [0, true]))).toMatchObject({
    wordsLeft: 2,
    sentencesLeft: 4,
    hidden: 1,
    allHidden: false,
  })
})

test('with every word hidden nothing remains, and there is no progress (V-LW-09, C69)', () => {
  expect(lessonWordsState(list([0, true], [1, true]))).toEqual({
    progress: null,
    wordsLeft: 0,
    sentencesLeft: 0,
    hidden: 2,
    allHidden: true,
  })
})

test('a lesson without words is neither complete nor hidden', () => {
  expect(lessonWordsState([])).toMatchObject({ progress: null, allHidden: false })
})

test('the focus moves to the next card, or from the last card to the previous one', () => {
  const words = list([0, false], [0, false], [0, false])
  expect(neighbourOf(words, 'w0')).toBe('w1')
  expect(neighbourOf(words, 'w2')).toBe('w1')
  expect(neighbourOf(words.slice(0, 1), 'w0')).toBeNull()
})

const sentence = (answer: string, ...tags: string[]) => ({ answer, example: `pl: ${answer}`, tags })

test('example sentences are the exercises with a tag that starts with the chapter (V-LW-19)', () => {
  const exercises = [
    sentence('in chapter', 'A1', 'podroz_01'),
    sentence('in a part of it', 'podroz_01_b'),
    sentence('elsewhere', 'podroz_02'),
    sentence('only ends so', 'x_podroz_01'),
  ]
  expect(exampleSentences(exercises, 'podroz_01').map(({ answer }) => answer)).toEqual([
    'in chapter',
    'in a part of it',
  ])
})

test('there are at most three distinct example sentences, and none without a chapter (V-LW-11)', () => {
  const exercises = ['a', 'a', 'b', 'c', 'd'].map((answer) => sentence(answer, 'podroz_01'))
  expect(exampleSentences(exercises, 'podroz_01').map(({ answer }) => answer)).toEqual(['a', 'b', 'c'])
  expect(exampleSentences(exercises, null)).toEqual([])
})
