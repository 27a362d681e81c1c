import { orderAnswers } from './answer-order'

const questions = Array.from({ length: 40 }, (_, index) => ({
  title: `Question ${index} ___.`,
  right: 'right',
  wrong: ['first', 'second', 'third'],
}))
const placesOf = (seed: string) =>
  orderAnswers(seed, questions).map((answers) => answers.findIndex(({ correct }) => correct))

test('Every answer is there once and one is right', () => {
  for (const answers of orderAnswers('ENG A1', questions)) {
    expect(answers.map(({ answer }) => answer).sort()).toEqual(['first', 'right', 'second', 'third'])
    expect(answers.filter(({ correct }) => correct)).toEqual([{ answer: 'right', correct: true }])
  }
})

test('Among each four questions the right answer stands once at every place, not always in the same order', () => {
  const places = placesOf('ENG A1')
  const fours = Array.from({ length: 10 }, (_, index) => places.slice(index * 4, index * 4 + 4))
  for (const four of fours) expect(four.toSorted()).toEqual([0, 1, 2, 3])
  expect(new Set(fours.map(String)).size).toBeGreaterThan(4)
  expect(placesOf('DE A1')).not.toEqual(places)
})

test('The wrong answers change places, too, and the same questions give the same order', () => {
  const wrong = orderAnswers('ENG A1', questions).map((answers) =>
    answers.flatMap(({ answer, correct }) => (correct ? [] : [answer])).join(),
  )
  expect(new Set(wrong).size).toBe(6)
  expect(orderAnswers('ENG A1', questions)).toEqual(orderAnswers('ENG A1', questions))
})
