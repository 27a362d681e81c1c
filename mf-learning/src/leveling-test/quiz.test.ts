import { learnerLevels } from '../levels/cefr-levels'
import { questionsOf } from './questions.fixture'
import {
  answerQuestion,
  beginQuiz,
  closeQuiz,
  currentQuestion,
  goOn,
  levelFound,
  type Quiz,
  scoreOf,
} from './quiz'

const begin = (levels = learnerLevels.slice(0, 2), count = 8): Quiz => {
  const quiz = beginQuiz(questionsOf(levels, count))
  if (!quiz) throw new Error('There are questions')
  return quiz
}
const give = (quiz: Quiz, chosen: string | null) => goOn(answerQuestion(quiz, chosen))
const giveRight = (quiz: Quiz, times = 1): Quiz =>
  Array.from({ length: times }).reduce<Quiz>((so) => give(so, 'ok'), quiz)
const place = ({ levelIndex, questionIndex, phase }: Quiz) => ({ levelIndex, questionIndex, phase })

test('L-TEST-37, L-TEST-38: the levels A1 to C1 come in alphabetical order, whatever order they arrive in', () => {
  const quiz = beginQuiz(questionsOf(['C1', 'A2', 'B2', 'A1', 'B1']))
  expect(quiz?.levels.map(({ level }) => level)).toEqual([...learnerLevels])
  expect(learnerLevels).toEqual(['A1', 'A2', 'B1', 'B2', 'C1'])
})

test('without questions there is no quiz, and a level without any is left out', () => {
  expect(beginQuiz({})).toBeNull()
  expect(beginQuiz({ ...questionsOf(['A1']), A2: [] })?.levels).toHaveLength(1)
})

test('L-TEST-11: a right answer adds one to both scores, a wrong one to none', () => {
  const right = answerQuestion(begin(), 'ok')
  expect(right).toMatchObject({ totalScore: 1, levelScore: 1, phase: 'answered', chosen: 'ok', missed: [] })
  const wrong = answerQuestion(goOn(right), 'b')
  expect(wrong).toMatchObject({ totalScore: 1, levelScore: 1, phase: 'answered', chosen: 'b' })
  expect(wrong.missed).toEqual([{ level: 'A1', question: currentQuestion(wrong), chosen: 'b' }])
})

test('a second answer to the same question changes nothing', () => {
  const answered = answerQuestion(begin(), 'a')
  expect(answerQuestion(answered, 'ok')).toBe(answered)
})

test('L-TEST-10: running out of time counts as a wrong answer', () => {
  const out = answerQuestion(begin(), null)
  expect(out).toMatchObject({ totalScore: 0, levelScore: 0, phase: 'answered', chosen: null })
  expect(out.missed).toHaveLength(1)
})

test('L-TEST-18: a right answer below seven goes on to the next question', () => {
  expect(place(giveRight(begin(), 6))).toEqual({ levelIndex: 0, questionIndex: 6, phase: 'asked' })
})

test.each([['a'], [null]])(
  'L-TEST-17: a wrong answer or a time-out (%s) goes on to the next question',
  (chosen) => {
    expect(place(give(begin(), chosen))).toEqual({ levelIndex: 0, questionIndex: 1, phase: 'asked' })
  },
)

test('L-TEST-12, L-TEST-14, L-TEST-15: seven right answers complete a level, and the next one begins with 0', () => {
  const done = giveRight(begin(), 7)
  expect(place(done)).toEqual({ levelIndex: 0, questionIndex: 6, phase: 'levelDone' })
  const next = goOn(done)
  expect(place(next)).toEqual({ levelIndex: 1, questionIndex: 0, phase: 'asked' })
  expect(next).toMatchObject({ totalScore: 7, levelScore: 0 })
})

test('L-TEST-12: the seventh right answer to the last question completes the level, too', () => {
  expect(giveRight(give(begin(), 'a'), 7)).toMatchObject({ questionIndex: 7, phase: 'levelDone' })
})

test('L-TEST-13: completing the last level ends the test', () => {
  const end = giveRight(goOn(giveRight(begin(), 7)), 7)
  expect(end).toMatchObject({ phase: 'finished', totalScore: 14 })
  expect(levelFound(end)).toBe('A2')
})

test.each([['a'], [null]])(
  'L-TEST-16: a wrong answer or a time-out (%s) to the last question of a level ends the test',
  (chosen) => {
    const last = give(giveRight(begin(), 6), 'b')
    expect(place(give(last, chosen))).toEqual({ levelIndex: 0, questionIndex: 7, phase: 'finished' })
  },
)

test('a right answer to the last question that does not complete the level ends the test, too', () => {
  const quiz = begin(['A1', 'A2'], 3)
  expect(giveRight(quiz, 3)).toMatchObject({ phase: 'finished', totalScore: 3 })
})

test('L-TEST-19: the level found is the one reached, with or without right answers in it', () => {
  const reached = goOn(giveRight(begin(), 7))
  expect(levelFound(closeQuiz(reached))).toBe('A2')
  expect(levelFound(closeQuiz(giveRight(begin(), 1)))).toBe('A1')
})

test('L-TEST-20: without a right answer the level is 0', () => {
  expect(levelFound(closeQuiz(give(begin(), 'a')))).toBe('0')
})

test('L-TEST-23: closing ends the test from any question, and nothing goes on after it', () => {
  const closed = closeQuiz(giveRight(begin(), 2))
  expect(closed).toMatchObject({ phase: 'finished', totalScore: 2 })
  expect(goOn(closed)).toBe(closed)
})

test('the scores by level are whole for those behind, none for those ahead', () => {
  const quiz = giveRight(goOn(giveRight(begin(['A1', 'A2', 'B1']), 7)), 4)
  expect([0, 1, 2].map((index) => scoreOf(quiz, index))).toEqual([7, 4, 0])
})
