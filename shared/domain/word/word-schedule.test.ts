import fc from 'fast-check'
import { addDays, warsawDay } from '../time'
import { newMemory, reviewWord, startOfWarsawDay, type WordAnswer, type WordMemory } from './word-schedule'

const answerOn = (day: string, given: Partial<WordAnswer> = {}): WordAnswer => ({
  grade: 'good',
  day,
  source: 'repetition',
  key: 'anna receipt',
  ...given,
})

/** Returns a word that was learned in its lesson on the given day. */
function learnedOn(day: string, key = 'anna receipt'): WordMemory {
  const answer = answerOn(day, { source: 'lesson', key })
  return reviewWord(reviewWord(newMemory, answer).memory, answer).memory
}

/** Answers a word on each due day. */
function answerWhenDue(memory: WordMemory, grades: readonly WordAnswer['grade'][], key = 'anna receipt') {
  const way: WordMemory[] = []
  for (const grade of grades) {
    const before = way.at(-1) ?? memory
    way.push(reviewWord(before, answerOn(before.dueDay ?? '', { grade, key })).memory)
  }
  return way
}

describe('word stage', () => {
  test('two right answers in the lesson move a word to the global list, due the next day (V-STAGE-06)', () => {
    expect(learnedOn('2026-11-16')).toMatchObject({ stage: 2, dueDay: '2026-11-17' })
  })

  test('the intervals between stages are 1, 6 and 15 days, then longer (S-WREP-15)', () => {
    const way = answerWhenDue(learnedOn('2026-11-16'), [
      'good',
      'good',
      'good',
      'good',
      'good',
      'good',
      'good',
    ])
    expect(way.map(({ stage }) => stage)).toEqual([3, 4, 5, 6, 7, 8, 8])
    expect(way.slice(0, 2).map(({ dueDay }) => dueDay)).toEqual(['2026-11-23', '2026-12-08'])
    const days = way.map(
      ({ dueDay, lastDay }) => (Date.parse(dueDay ?? '') - Date.parse(lastDay ?? '')) / 86_400_000,
    )
    const growing = days.slice(0, 4)
    expect(growing).toEqual(growing.toSorted((one, other) => one - other))
    expect(days[2]).toBeGreaterThan(15)
  })

  test("the intervals of stages 3 and 4 don't depend on the difficulty (S-WREP-15)", () => {
    const [third, fourth] = answerWhenDue(learnedOn('2026-11-16'), ['hard', 'hard'])
    expect([third?.dueDay, fourth?.dueDay]).toEqual(['2026-11-23', '2026-12-08'])
  })

  test('a failure lowers the stage by one, never below 2, and is due the next day (S-WREP-16)', () => {
    const way = answerWhenDue(learnedOn('2026-11-16'), ['good', 'good', 'again', 'again', 'again'])
    expect(way.slice(2).map(({ stage }) => stage)).toEqual([3, 2, 2])
    for (const { dueDay, lastDay } of way.slice(2)) expect(dueDay).toBe(addDays(lastDay ?? '', 1))
    expect(way.at(-1)?.lapses).toBe(3)
  })

  test('an early answer never advances a word, but a failure makes it due', () => {
    const [memory] = answerWhenDue(learnedOn('2026-11-16'), ['good'])
    const early = answerOn('2026-11-18')
    expect(memory && reviewWord(memory, early)).toEqual({ memory, kind: 'loose', moved: false })
    expect(memory && reviewWord(memory, { ...early, grade: 'again' }).memory).toEqual({
      ...memory,
      dueDay: '2026-11-19',
    })
  })

  test('an answer older than the last one changes nothing', () => {
    const memory = learnedOn('2026-11-16')
    const late = answerOn('2026-11-10', { source: 'lesson' })
    expect(reviewWord(memory, late)).toEqual({ memory, kind: 'loose', moved: false })
    const begun = reviewWord(newMemory, answerOn('2026-11-16', { source: 'lesson' })).memory
    expect(reviewWord(begun, late).moved).toBe(false)
  })
})

describe('any sequence of answers', () => {
  const history = fc.array(
    fc.record({
      wait: fc.integer({ min: 0, max: 400 }),
      onDay: fc.boolean(),
      grade: fc.constantFrom('again', 'hard', 'good'),
      source: fc.constantFrom('lesson', 'repetition'),
    }),
    { maxLength: 40 },
  )

  test('any sequence of answers results in stages 0 to 8, and every success in the global list has a later due date (V-STAGE-01, S-WREP-15)', () => {
    fc.assert(
      fc.property(history, fc.string(), (answers, key) => {
        let memory = newMemory
        let day = '2026-11-16'
        for (const { wait, onDay, grade, source } of answers) {
          const due = memory.dueDay !== null && memory.dueDay > day ? memory.dueDay : day
          day = onDay ? due : addDays(day, wait)
          const before = memory
          const { memory: after, kind, moved } = reviewWord(before, { grade, day, source, key })
          expect(after.stage).toBeGreaterThanOrEqual(before.stage >= 2 ? 2 : 0)
          expect(after.stage).toBeLessThanOrEqual(8)
          expect(Math.abs(after.stage - before.stage)).toBeLessThanOrEqual(1)
          expect(after.dueDay === null).toBe(after.stage < 2)
          if (!moved) expect(after).toEqual(before)
          if (kind === 'due') {
            const wanted = grade === 'again' ? Math.max(2, before.stage - 1) : Math.min(8, before.stage + 1)
            expect(after.stage).toBe(wanted)
            expect((after.dueDay ?? '') > day).toBe(true)
            expect((after.dueDay ?? '') <= addDays(day, 365)).toBe(true)
          }
          if (kind === 'loose') {
            expect(after.stage).toBe(before.stage)
            expect((after.dueDay ?? '') <= (before.dueDay ?? '')).toBe(true)
          }
          expect(Number.isFinite(after.stability ?? 0) && (after.stability ?? 1) > 0).toBe(true)
          memory = after
        }
      }),
      { numRuns: 400 },
    )
  })
})

describe('due dates', () => {
  test.each([
    // Clocks go back on 25 October 2026 and forward on 28 March 2027.
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28', '2027-03-27T23:00:00.000Z'],
    ['2027-03-29', '2027-03-28T22:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(startOfWarsawDay(day).toISOString()).toBe(moment)
  })

  test('every day of two years begins when the previous one ends', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
      const start = startOfWarsawDay(day)
      expect(warsawDay(start)).toBe(day)
      expect(warsawDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    }
  })

  test('words learned together are due on neighbouring days, deterministically', () => {
    const dates = Array.from({ length: 60 }, (_, n) => {
      const key = `anna word-${n}`
      return answerWhenDue(learnedOn('2026-11-16', key), ['good', 'good', 'good'], key).at(-1)?.dueDay ?? ''
    })
    const loads = [...new Set(dates)].map((day) => dates.filter((each) => each === day).length)
    expect(loads.length).toBeGreaterThanOrEqual(4)
    expect(Math.max(...loads)).toBeLessThan(30)
    const [again] = answerWhenDue(
      learnedOn('2026-11-16', 'anna word-0'),
      ['good', 'good', 'good'],
      'anna word-0',
    ).slice(-1)
    expect(again?.dueDay).toBe(dates[0])
  })
})
