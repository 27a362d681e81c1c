import { learnerLevels } from '../../levels/cefr-levels'
import { questionsOf } from './questions.fixture'
import {
  advance,
  answerQuestion,
  beginQuiz,
  closeQuiz,
  currentQuestion,
  type Quiz,
  resultingLevel,
  scoreOf,
} from './quiz'

const begin = (levels = learnerLevels.slice(0, 2), count = 8): Quiz => {
  const quiz = beginQuiz(questionsOf(levels, count))
  if (!quiz) throw new Error('There are questions')
  return quiz
}
const give = (quiz: Quiz, chosen: string | null) => advance(answerQuestion(quiz, chosen))
const giveRight = (quiz: Quiz, times = 1): Quiz =>
  Array.from({ length: times }).reduce<Quiz>((so) => give(so, 'ok'), quiz)
const place = ({ levelIndex, questionIndex, phase }: Quiz) => ({ levelIndex, questionIndex, phase })

test('the levels A1 to C1 are sorted alphabetically, whatever their input order (L-TEST-37, L-TEST-38)', () => {
  const quiz = beginQuiz(questionsOf(['C1', 'A2', 'B2', 'A1', 'B1']))
  expect(quiz?.levels.map(({ level }) => level)).toEqual([...learnerLevels])
  expect(learnerLevels).toEqual(['A1', 'A2', 'B1', 'B2', 'C1'])
})

test('without questions there is no quiz, and an empty level is left out', () => {
  expect(beginQuiz({})).toBeNull()
  expect(beginQuiz({ ...questionsOf(['A1']), A2: [] })?.levels).toHaveLength(1)
})

test('a correct answer adds one to both scores, a wrong one none (L-TEST-11)', () => {
  const right = answerQuestion(begin(), 'ok')
  expect(right).toMatchObject({ totalScore: 1, levelScore: 1, phase: 'answered', chosen: 'ok', missed: [] })
  const wrong = answerQuestion(advance(right), 'b')
  expect(wrong).toMatchObject({ totalScore: 1, levelScore: 1, phase: 'answered', chosen: 'b' })
  expect(wrong.missed).toEqual([{ level: 'A1', question: currentQuestion(wrong), chosen: 'b' }])
})

test('a second answer to the same question changes nothing', () => {
  const answered = answerQuestion(begin(), 'a')
  expect(answerQuestion(answered, 'ok')).toBe(answered)
})

test('a timeout counts as a wrong answer (L-TEST-10)', () => {
  const out = answerQuestion(begin(), null)
  expect(out).toMatchObject({ totalScore: 0, levelScore: 0, phase: 'answered', chosen: null })
  expect(out.missed).toHaveLength(1)
})

test('a correct answer below seven leads to the next question (L-TEST-18)', () => {
  expect(place(giveRight(begin(), 6))).toEqual({ levelIndex: 0, questionIndex: 6, phase: 'asked' })
})

test.each([['a'], [null]])(
  'a wrong answer or a timeout (%s) leads to the next question (L-TEST-17)',
  (chosen) => {
    expect(place(give(begin(), chosen))).toEqual({ levelIndex: 0, questionIndex: 1, phase: 'asked' })
  },
)

test('seven correct answers complete a level, and the next one starts at 0 (L-TEST-12, L-TEST-14, L-TEST-15)', () => {
  const done = giveRight(begin(), 7)
  expect(place(done)).toEqual({ levelIndex: 0, questionIndex: 6, phase: 'levelDone' })
  const next = advance(done)
  expect(place(next)).toEqual({ levelIndex: 1, questionIndex: 0, phase: 'asked' })
  expect(next).toMatchObject({ totalScore: 7, levelScore: 0 })
})

test('the seventh correct answer completes the level even at its last question (L-TEST-12)', () => {
  expect(giveRight(give(begin(), 'a'), 7)).toMatchObject({ questionIndex: 7, phase: 'levelDone' })
})

test('completing the last level ends the test (L-TEST-13)', () => {
  const end = giveRight(advance(giveRight(begin(), 7)), 7)
  expect(end).toMatchObject({ phase: 'finished', totalScore: 14 })
  expect(resultingLevel(end)).toBe('A2')
})

test.each([['a'], [null]])(
  'a wrong answer or a timeout (%s) at the last question of a level ends the test (L-TEST-16)',
  (chosen) => {
    const last = give(giveRight(begin(), 6), 'b')
    expect(place(give(last, chosen))).toEqual({ levelIndex: 0, questionIndex: 7, phase: 'finished' })
  },
)

test("a correct answer at the last question that doesn't complete the level ends the test", () => {
  const quiz = begin(['A1', 'A2'], 3)
  expect(giveRight(quiz, 3)).toMatchObject({ phase: 'finished', totalScore: 3 })
})

test('the resulting level is the one reached, with or without correct answers in it (L-TEST-19)', () => {
  const reached = advance(giveRight(begin(), 7))
  expect(resultingLevel(closeQuiz(reached))).toBe('A2')
  expect(resultingLevel(closeQuiz(giveRight(begin(), 1)))).toBe('A1')
})

test('without a correct answer the level is 0 (L-TEST-20)', () => {
  expect(resultingLevel(closeQuiz(give(begin(), 'a')))).toBe('0')
})

test("closing ends the test at any question, and it can't be continued (L-TEST-23)", () => {
  const closed = closeQuiz(giveRight(begin(), 2))
  expect(closed).toMatchObject({ phase: 'finished', totalScore: 2 })
  expect(advance(closed)).toBe(closed)
})

test('scores are full for completed levels and zero for unreached ones', () => {
  const quiz = giveRight(advance(giveRight(begin(['A1', 'A2', 'B1']), 7)), 4)
  expect([0, 1, 2].map((index) => scoreOf(quiz, index))).toEqual([7, 4, 0])
})
