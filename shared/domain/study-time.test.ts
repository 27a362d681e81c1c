import { studyMinutes } from './study-time'

test.each([
  [0, 0],
  [5, 1],
  [59, 1],
  [95, 1],
  [120, 2],
  [3599, 59],
])('%i seconds of study time are displayed as %i minutes', (seconds, minutes) => {
  expect(studyMinutes(seconds)).toBe(minutes)
})
