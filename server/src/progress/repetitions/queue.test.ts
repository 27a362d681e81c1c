import { answered, type RepetitionAnswer, remainingItems, repetitionModeOf, staysOver } from './queue'

const MAX_RETURNS = 2
const STAYS_OVER_MS = 10 * 60_000

const lesson = Array.from({ length: 12 }, (_, i) => `e${i}`)
const none = new Map<string, RepetitionAnswer>()
const done: RepetitionAnswer = { done: true, skipped: false, returned: 0 }

describe('the queue of a repetition', () => {
  test('preserves the order of the lesson (S-PROG-05)', () => {
    expect(remainingItems(lesson, none, null)).toEqual(lesson)
    expect(remainingItems(lesson, new Map([['e0', done]]), null)[0]).toBe('e1')
  })

  test('shuffles with a seed: the same order after a reload, another one in the next session (S-PROG-04)', () => {
    const first = remainingItems(lesson, none, 'anna 0')
    expect(first).not.toEqual(lesson)
    expect([...first].sort()).toEqual([...lesson].sort())
    expect(remainingItems(lesson, none, 'anna 0')).toEqual(first)
    expect(remainingItems(lesson, none, 'anna 1')).not.toEqual(first)
  })

  test('removes an answered item and preserves the order of the rest', () => {
    const [head = '', ...rest] = remainingItems(lesson, none, 'anna 0')
    expect(remainingItems(lesson, new Map([[head, done]]), 'anna 0')).toEqual(rest)
  })

  test('puts a returned item behind the others (C18)', () => {
    const back: RepetitionAnswer = { done: false, skipped: false, returned: 1 }
    expect(remainingItems(['a', 'b', 'c'], new Map([['a', back]]), null)).toEqual(['b', 'c', 'a'])
  })
})

describe('an answer in a repetition', () => {
  test('a success completes the item', () => {
    expect(answered(undefined, 'writing', {})).toEqual(done)
  })

  test('"Nie wiem" returns a flash card to the queue twice and then removes it (C51)', () => {
    let answer: RepetitionAnswer | undefined
    for (let i = 1; i <= MAX_RETURNS; i++) {
      answer = answered(answer, 'flash-cards', { successForced: true })
      expect(answer).toEqual({ done: false, skipped: false, returned: i })
    }
    expect(answered(answer, 'flash-cards', { successForced: true })).toMatchObject({ skipped: true })
    expect(answered(answer, 'flash-cards', {})).toMatchObject({ done: true })
  })

  test.each([
    ['in random order', { skipped: true, successForced: true }],
    ['in lesson order', { skipped: true, successForced: false }],
  ])('a skipped item leaves the session %s (C51)', (_order, payload) => {
    expect(answered(undefined, 'writing', payload)).toEqual({ done: false, skipped: true, returned: 0 })
  })

  test("a forced item outside flash cards doesn't return to the queue (C51)", () => {
    expect(answered(undefined, 'listening', { successForced: true })).toMatchObject({ skipped: true })
  })

  test("a later answer doesn't change a settled item", () => {
    expect(answered(done, 'flash-cards', { successForced: true })).toEqual(done)
  })
})

describe('a finished session', () => {
  const finished = { isOver: true, lastFinishedAt: new Date('2026-11-16T10:00:00Z') }
  const after = (ms: number) => new Date(finished.lastFinishedAt.getTime() + ms)

  test('a finished session stays over until a new one starts or ten minutes have passed', () => {
    expect(staysOver(finished, after(0))).toBe(true)
    expect(staysOver(finished, after(STAYS_OVER_MS))).toBe(false)
    expect(staysOver({ ...finished, isOver: false }, after(0))).toBe(false)
    expect(staysOver(undefined, after(0))).toBe(false)
  })
})

test.each([
  [{ learningMode: 'FLASH_CARDS' as const }, 'flash-cards'],
  [{ learningMode: 'WRITING' as const }, 'writing'],
  [{ learningMode: 'AUDIO' as const }, null],
  [{ learningExerciseType: 'LISTENING_FILL_THE_GAP' as const }, 'listening'],
  [{ learningExerciseType: 'FLASH_CARD' as const }, 'flash-cards'],
  [{}, null],
])('an event with %j is a repetition in the mode %s', (payload, mode) => {
  expect(repetitionModeOf(payload)).toBe(mode)
})
