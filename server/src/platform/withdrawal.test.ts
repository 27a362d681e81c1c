import { judgeRelease } from './withdrawal'

const good = { people: 500, failed: 15 }

test('twenty people and twice the rate of the release before withdraw a release', () => {
  expect(judgeRelease({ people: 200, failed: 20 }, good)).toEqual({
    withdraw: true,
    rate: 0.1,
    previousRate: 0.03,
  })
})

test.each([
  ['nineteen people are too few, though all failed', { people: 19, failed: 19 }, good],
  ['less than twice the rate is bearable', { people: 400, failed: 23 }, good],
  [
    'less than 5 % is bearable, whatever the release before did',
    { people: 401, failed: 20 },
    { people: 1, failed: 0 },
  ],
  ['the last good release stays', { people: 100, failed: 100 }, null],
  ['a release before that nobody saw says nothing', { people: 100, failed: 100 }, { people: 0, failed: 0 }],
])('%s', (_, seen, previous) => {
  expect(judgeRelease(seen, previous).withdraw).toBe(false)
})

test('against a release that never failed, twenty people are enough', () => {
  expect(judgeRelease({ people: 400, failed: 20 }, { people: 40, failed: 0 }).withdraw).toBe(true)
})
