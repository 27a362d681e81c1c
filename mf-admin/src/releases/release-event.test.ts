import { eventWords } from './release-event'

test('a withdrawal has the failure counts of both releases', () => {
  const detail = {
    wasCanary: true,
    live: '1.0.0',
    seen: { people: 40, failed: 25, unreached: 3 },
    previous: '1.0.0',
    previousSeen: { people: 400, failed: 4, unreached: 0 },
  }
  expect(eventWords({ what: 'withdraw', detail })).toEqual({
    key: 'withdraw',
    values: { failed: 25, people: 40, previous: '1.0.0', previousFailed: 4, previousPeople: 400 },
    reasons: [],
  })
})

test('a release without a predecessor has its own text', () => {
  expect(eventWords({ what: 'release', detail: { from: null, percent: 100 } }).key).toBe('first')
  expect(eventWords({ what: 'release', detail: { from: '1.0.0', percent: 100 } })).toMatchObject({
    key: 'release',
    values: { from: '1.0.0' },
  })
})

test('a refusal has all reasons, or its code if there are none', () => {
  const reasons = ['learning has no page courses', 'react ^20 is not provided']
  expect(eventWords({ what: 'refused', detail: { code: 'RELEASE_REFUSED', reasons } }).reasons).toEqual(
    reasons,
  )
  expect(eventWords({ what: 'refused', detail: { code: 'VERSION_TAKEN' } }).reasons).toEqual([
    'VERSION_TAKEN',
  ])
})

test('an event that only a newer server knows is shown by its name', () => {
  expect(eventWords({ what: 'paint-blue', detail: {} })).toEqual({
    key: 'other',
    values: { what: 'paint-blue' },
    reasons: [],
  })
})

test("malformed event details don't throw", () => {
  const detail = { seen: 'many', previous: { x: 1 }, reasons: [null, 7], percent: true }
  for (const what of ['withdraw', 'refused', 'canary', 'release', 'remove', 'token'])
    expect(() => eventWords({ what, detail })).not.toThrow()
  expect(eventWords({ what: 'withdraw', detail }).values).toMatchObject({ failed: 0, previous: '' })
})
