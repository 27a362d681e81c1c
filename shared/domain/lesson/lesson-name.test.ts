import { firstMistake } from '../rules'
import { joinLessonName, lessonTitleRules, splitLessonName } from './lesson-name'

test.each([
  ['At home|First words', 'At home', 'First words'],
  [' At home | First words ', 'At home', 'First words'],
  ['At home', 'At home', ''],
  ['At home|', 'At home', ''],
  ['|First words', '', 'First words'],
  ['At home|this|that', 'At home', 'this|that'],
  ['', '', ''],
])('the name %p has the title %p and the description %p (P-ENT-19)', (name, title, description) => {
  expect(splitLessonName(name)).toEqual({ title, description })
})

test('joinLessonName is the inverse of splitLessonName (P-ENT-19)', () => {
  expect(joinLessonName(' At home ', ' First words ')).toBe('At home|First words')
  expect(joinLessonName('At home', '  ')).toBe('At home')
  expect(splitLessonName(joinLessonName('At home', 'this|that'))).toEqual({
    title: 'At home',
    description: 'this|that',
  })
})

test.each([
  ['At home', undefined],
  [' ', 'REQUIRED'],
  ['At home|or not', 'BAR_IN_TITLE'],
  ['x'.repeat(240), undefined],
  ['x'.repeat(241), 'TOO_LONG'],
])('the title %p fails validation with %p (A-LESS-04)', (title, code) => {
  expect(firstMistake(lessonTitleRules, title)?.code).toBe(code)
})
