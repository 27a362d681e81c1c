import { judgeRelease } from './withdrawal'

const good = { people: 500, failed: 5 }

test('twenty people and twice the rate of the release before withdraw a release', () => {
  expect(judgeRelease({ people: 1000, failed: 20 }, good)).toEqual({
    withdraw: true,
    rate: 0.02,
    previousRate: 0.01,
  })
})

test.each([
  ['nineteen people are too few, though all failed', { people: 19, failed: 19 }, good],
  ['less than twice the rate is bearable', { people: 1001, failed: 20 }, good],
  ['the last good release stays', { people: 100, failed: 100 }, null],
  ['a release before that nobody saw says nothing', { people: 100, failed: 100 }, { people: 0, failed: 0 }],
])('%s', (_, seen, previous) => {
  expect(judgeRelease(seen, previous).withdraw).toBe(false)
})

test('against a release that never failed, twenty people are enough', () => {
  expect(judgeRelease({ people: 100, failed: 20 }, { people: 40, failed: 0 }).withdraw).toBe(true)
})
