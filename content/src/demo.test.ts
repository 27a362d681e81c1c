import { habitDays, habitMoods } from './demo'

const habit = { fromDaysAgo: 83, toDaysAgo: 6, daysAWeek: 4, answersADay: 6 }

test('a habit is deterministic per learner and differs between learners', () => {
  expect(habitDays('a', habit)).toEqual(habitDays('a', habit))
  expect(habitDays('a', habit)).not.toEqual(habitDays('b', habit))
})

test('a habit stays within its days, oldest first', () => {
  const days = habitDays('a', habit)
  expect(days.map(({ daysAgo }) => daysAgo)).toEqual(
    days.map(({ daysAgo }) => daysAgo).toSorted((a, b) => b - a),
  )
  expect(
    days.every(({ daysAgo, answers }) => daysAgo >= 6 && daysAgo <= 83 && answers >= 3 && answers <= 9),
  ).toBe(true)
  expect(days.length).toBeGreaterThan(25)
  expect(days.length).toBeLessThan(65)
})

test('a daily learner is active every day', () => {
  expect(habitDays('a', { ...habit, daysAWeek: 7 })).toHaveLength(78)
})

test('moods are from 1 to 5, and there is none for today', () => {
  const moods = habitMoods('a', 90)
  expect(new Set(moods.map(({ mood }) => mood))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(moods.every(({ daysAgo }) => daysAgo >= 1 && daysAgo <= 90)).toBe(true)
})
