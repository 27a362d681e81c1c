import { orderAnswers } from './answer-order'

const questions = Array.from({ length: 40 }, (_, index) => ({
  title: `Question ${index} ___.`,
  right: 'right',
  wrong: ['first', 'second', 'third'],
}))
const placesOf = (seed: string) =>
  orderAnswers(seed, questions).map((answers) => answers.findIndex(({ correct }) => correct))

test('every answer occurs once, and exactly one is correct', () => {
  for (const answers of orderAnswers('ENG A1', questions)) {
    expect(answers.map(({ answer }) => answer).sort()).toEqual(['first', 'right', 'second', 'third'])
    expect(answers.filter(({ correct }) => correct)).toEqual([{ answer: 'right', correct: true }])
  }
})

test('in each group of four questions the correct answer is once at every position, in varying order', () => {
  const places = placesOf('ENG A1')
  const fours = Array.from({ length: 10 }, (_, index) => places.slice(index * 4, index * 4 + 4))
  for (const four of fours) expect(four.toSorted()).toEqual([0, 1, 2, 3])
  expect(new Set(fours.map(String)).size).toBeGreaterThan(4)
  expect(placesOf('DE A1')).not.toEqual(places)
})

test('the wrong answers change positions too, and the same questions yield the same order', () => {
  const wrong = orderAnswers('ENG A1', questions).map((answers) =>
    answers.flatMap(({ answer, correct }) => (correct ? [] : [answer])).join(),
  )
  expect(new Set(wrong).size).toBe(6)
  expect(orderAnswers('ENG A1', questions)).toEqual(orderAnswers('ENG A1', questions))
})
