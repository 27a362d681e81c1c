import {
  answered,
  type RepetitionAnswer,
  remainingItems,
  repetitionModeOf,
  staysOver,
} from './repetition-queue'

const MAX_RETURNS = 2
const STAYS_OVER_MS = 10 * 60_000

const lesson = Array.from({ length: 12 }, (_, i) => `e${i}`)
const none = new Map<string, RepetitionAnswer>()
const done: RepetitionAnswer = { done: true, skipped: false, returned: 0 }

describe('the queue of a repetition', () => {
  test('S-PROG-05: keeps the order of the lesson', () => {
    expect(remainingItems(lesson, none, null)).toEqual(lesson)
    expect(remainingItems(lesson, new Map([['e0', done]]), null)[0]).toBe('e1')
  })

  test('S-PROG-04: draws a random order that a reload does not change and another session does', () => {
    const first = remainingItems(lesson, none, 'anna 0')
    expect(first).not.toEqual(lesson)
    expect([...first].sort()).toEqual([...lesson].sort())
    expect(remainingItems(lesson, none, 'anna 0')).toEqual(first)
    expect(remainingItems(lesson, none, 'anna 1')).not.toEqual(first)
  })

  test('an answered item goes and the rest keep their order', () => {
    const [head = '', ...rest] = remainingItems(lesson, none, 'anna 0')
    expect(remainingItems(lesson, new Map([[head, done]]), 'anna 0')).toEqual(rest)
  })

  test('C18: an item that comes back waits behind the others', () => {
    const back: RepetitionAnswer = { done: false, skipped: false, returned: 1 }
    expect(remainingItems(['a', 'b', 'c'], new Map([['a', back]]), null)).toEqual(['b', 'c', 'a'])
  })
})

describe('an answer in a repetition', () => {
  test('a success is done', () => {
    expect(answered(undefined, 'writing', {})).toEqual(done)
  })

  test('C51: "Nie wiem" brings a flash card back twice and then lets it go', () => {
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
  ])('C51: a skipped item leaves the session %s', (_order, payload) => {
    expect(answered(undefined, 'writing', payload)).toEqual({ done: false, skipped: true, returned: 0 })
  })

  test('C51: outside flash cards a forced item does not come back', () => {
    expect(answered(undefined, 'listening', { successForced: true })).toMatchObject({ skipped: true })
  })

  test('what is settled stays as it is', () => {
    expect(answered(done, 'flash-cards', { successForced: true })).toEqual(done)
  })
})

describe('a finished session', () => {
  const finished = { isOver: true, lastFinishedAt: new Date('2026-11-16T10:00:00Z') }
  const after = (ms: number) => new Date(finished.lastFinishedAt.getTime() + ms)

  test('stays over until a new one is begun or some time has passed', () => {
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
])('%j is a repetition in the mode %s', (payload, mode) => {
  expect(repetitionModeOf(payload)).toBe(mode)
})
