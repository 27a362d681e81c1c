import { judgeRelease } from './failure-service'

const good = { people: 400, failed: 12 }

test('withdraws a release that failed for twenty users at twice the previous rate', () => {
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
])('does not withdraw a release: %s', (_, seen, previous) => {
  expect(judgeRelease(seen, previous).withdraw).toBe(false)
})

test('requires a twentieth of the audience instead of twenty users for a large audience', () => {
  const crowd = { people: 1_000, failed: 0 }
  expect(judgeRelease({ people: 60, failed: 49 }, crowd).withdraw).toBe(false)
  expect(judgeRelease({ people: 60, failed: 50 }, crowd).withdraw).toBe(true)
  // A tenth of the users get the canary, so fewer can report.
  expect(judgeRelease({ people: 60, failed: 20 }, crowd, 0.1).withdraw).toBe(true)
  expect(judgeRelease({ people: 60, failed: 24 }, { people: 5_000, failed: 0 }, 0.1).withdraw).toBe(false)
})

test('twenty users are enough if the previous release never failed', () => {
  expect(judgeRelease({ people: 400, failed: 20 }, { people: 40, failed: 0 }).withdraw).toBe(true)
})
