import { isSkipAllowed, learningPolicy, recordsSuccess, repetitionPolicy } from './policy'

test('a skip requires one attempt and no success (L-TRN-32, L-TRN-33)', () => {
  expect(isSkipAllowed(0, false)).toBe(false)
  expect(isSkipAllowed(1, false)).toBe(true)
  expect(isSkipAllowed(1, true)).toBe(false)
})

test('a skip forces success in a lesson and in a random repetition (L-TRN-34)', () => {
  expect(learningPolicy.skip.successForced).toBe(true)
  expect(repetitionPolicy(true).skip).toEqual({ successForced: true, skipped: true })
})

test('a skip in a repetition in lesson order is recorded as skipped and unsuccessful (L-TRN-35)', () => {
  expect(repetitionPolicy(false).skip).toEqual({ successForced: false, skipped: true })
})

test('a repetition ends after a skipped last item, but not after a forced one, which returns', () => {
  const policy = repetitionPolicy(true)
  expect(policy.ends(1, { successForced: true, skipped: false })).toBe(false)
  expect(policy.ends(1, policy.skip)).toBe(true)
  expect(policy.ends(2, policy.skip)).toBe(false)
})

test('continuing records a success if it was forced, right or spoken, and otherwise not (L-TRN-25, L-TRN-26)', () => {
  const written = { countsWithoutSuccess: false }
  expect(recordsSuccess(true, false, written)).toBe(true)
  expect(recordsSuccess(false, true, written)).toBe(true)
  expect(recordsSuccess(false, false, { countsWithoutSuccess: true })).toBe(true)
  expect(recordsSuccess(false, false, written)).toBe(false)
})
