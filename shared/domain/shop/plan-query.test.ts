import { formatPlanQuery, parsePlanQuery } from './plan-query'

test.each([
  ['eng-3', { lang: 'ENG', order: 3 }],
  ['DE-12', { lang: 'DE', order: 12 }],
  ['xx-1', null],
  ['eng', null],
  ['eng-', null],
  ['eng-1-2', null],
  [null, null],
])('the plan %s in the address is parsed (C-SUB-10)', (value, expected) => {
  expect(parsePlanQuery(value)).toEqual(expected)
})

test('a plan is formatted the way it is parsed (C-SUB-10)', () => {
  expect(formatPlanQuery({ lang: 'ENG', order: 3 })).toBe('eng-3')
})
