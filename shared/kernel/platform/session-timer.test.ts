import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { audio } from './audio'
import { isFromToday, SessionTimer, sessionSeconds, type TimerState } from './session-timer'

/** In milliseconds. */
const IDLE_AFTER = 60_000

const noon = new Date('2026-11-21T11:00:00Z')
const stored = () => readStored<TimerState>(localKeys.sessionTimer)
const keep = (state: Partial<TimerState>) =>
  writeStored(localKeys.sessionTimer, {
    startedAt: '2026-11-21T10:00:00.000Z',
    finishedAt: null,
    secondsPassed: 300,
    ...state,
  })

beforeEach(() => {
  jest.useFakeTimers({ now: noon })
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test('a session is 720 seconds, or the preferred minutes times 60 (P-TIMER-09, P-TIMER-10)', () => {
  expect(sessionSeconds(undefined)).toBe(720)
  expect(sessionSeconds(20)).toBe(1200)
})

test('it starts on entering a trainer and ticks every second (P-TIMER-04, P-TIMER-05)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(3000)
  expect(timer.secondsPassed).toBe(3)
  expect(stored()?.secondsPassed).toBe(3)
  timer.leave()
})

test('local storage holds when it was begun and finished, and its seconds (P-STORE-02, P-ENT-54)', () => {
  const timer = new SessionTimer()
  timer.enter(2)
  jest.advanceTimersByTime(1000)
  const startedAt = noon.toISOString()
  expect(stored()).toEqual({ startedAt, finishedAt: null, secondsPassed: 1 })
  jest.advanceTimersByTime(1000)
  expect(stored()).toEqual({ startedAt, finishedAt: '2026-11-21T11:00:02.000Z', secondsPassed: 2 })
  timer.leave()
})

test('a session begun today goes on from local storage (P-TIMER-01)', () => {
  keep({})
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(1000)
  expect(timer.secondsPassed).toBe(301)
  timer.leave()
})

test('a session begun before today starts over (P-TIMER-02)', () => {
  // Half an hour before midnight in Warsaw, though the same day in UTC.
  keep({ startedAt: '2026-11-20T22:30:00.000Z' })
  const timer = new SessionTimer()
  timer.enter(720)
  expect(timer).toMatchObject({ secondsPassed: 0, startedAt: noon.toISOString() })
  timer.leave()
  expect(isFromToday({ startedAt: '2026-11-20T23:30:00.000Z' }, noon)).toBe(true)
})

const begun = '2026-11-21T10:00:00.000Z'
test.each([
  [{}],
  [[]],
  ['x'],
  [7],
  [{ startedAt: 'soon', finishedAt: null, secondsPassed: 1 }],
  [{ startedAt: 1_780_000_000_000, finishedAt: null, secondsPassed: 1 }],
  [{ startedAt: begun, finishedAt: 1, secondsPassed: 1 }],
  [{ startedAt: begun, secondsPassed: 1 }],
  [{ startedAt: begun, finishedAt: null, secondsPassed: '1' }],
])('a stored %j is no session: a new one begins', (broken) => {
  writeStored(localKeys.sessionTimer, broken)
  const timer = new SessionTimer()
  timer.enter(720)
  expect(timer).toMatchObject({ startedAt: noon.toISOString(), secondsPassed: 0 })
  timer.leave()
})

/** Time passes for someone who works. */
function work(timer: SessionTimer, seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    timer.noteActivity()
    jest.advanceTimersByTime(1000)
  }
}

test('it finishes when the target is reached and then stops (P-TIMER-03)', () => {
  const timer = new SessionTimer()
  timer.enter(300)
  work(timer, 400)
  expect(timer.secondsPassed).toBe(300)
  expect(timer.finishedAt).toBe(new Date(noon.getTime() + 300_000).toISOString())
  timer.leave()
})

test('it pauses while the tab is hidden and goes on when it is seen (P-TIMER-06, P-TIMER-07)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(2000)
  timer.pause()
  jest.advanceTimersByTime(60_000)
  timer.resume()
  timer.resume()
  jest.advanceTimersByTime(1000)
  expect(timer.secondsPassed).toBe(3)
  timer.leave()
})

test('it pauses while nobody does anything, and goes on with the next key (P-TIMER-04)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(IDLE_AFTER + 300_000)
  expect(timer.secondsPassed).toBe(IDLE_AFTER / 1000)
  timer.noteActivity()
  jest.advanceTimersByTime(2000)
  expect(timer.secondsPassed).toBe(IDLE_AFTER / 1000 + 2)
  timer.leave()
})

test('a sound keeps it going (P-TIMER-04)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  audio.current = 'r1'
  jest.advanceTimersByTime(IDLE_AFTER * 2)
  expect(timer.secondsPassed).toBe((IDLE_AFTER * 2) / 1000)
  audio.stop()
  timer.leave()
})

test('a trainer left open overnight starts over when its tab is seen again (P-TIMER-02, C06)', () => {
  const timer = new SessionTimer()
  timer.enter(3)
  jest.advanceTimersByTime(3000)
  expect(timer.isFinished).toBe(true)
  timer.pause()
  const morning = new Date('2026-11-22T06:00:00Z')
  jest.setSystemTime(morning)
  timer.resume()
  expect(timer).toMatchObject({ startedAt: morning.toISOString(), finishedAt: null, secondsPassed: 0 })
  jest.advanceTimersByTime(1000)
  expect(stored()).toEqual({ startedAt: morning.toISOString(), finishedAt: null, secondsPassed: 1 })
  timer.leave()
})

test('a trainer in use over midnight begins a new session then (P-TIMER-02)', () => {
  // Half a minute before midnight in Warsaw.
  jest.setSystemTime(new Date('2026-11-21T22:59:30Z'))
  keep({ startedAt: '2026-11-21T22:50:00.000Z' })
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(20_000)
  expect(timer.secondsPassed).toBe(320)
  jest.advanceTimersByTime(20_000)
  expect(timer).toMatchObject({ secondsPassed: 11, startedAt: '2026-11-21T23:00:00.000Z' })
  expect(stored()).toMatchObject({ secondsPassed: 11, startedAt: '2026-11-21T23:00:00.000Z' })
  timer.leave()
})

test('leaving forgets the session and what is stored (P-TIMER-08)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(2000)
  timer.leave()
  expect(stored()).toBeNull()
  expect(timer.secondsPassed).toBe(0)
})

test('going on to another trainer is not leaving (P-TIMER-08)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(5000)
  timer.handOver()
  timer.leave()
  timer.enter(720)
  expect(timer.secondsPassed).toBe(5)
  timer.leave()
  expect(stored()).toBeNull()
})

test('a session that was finished stays so after a reload, and counts on no more (P-TIMER-03)', () => {
  keep({ finishedAt: '2026-11-21T10:12:00.000Z', secondsPassed: 720 })
  const timer = new SessionTimer()
  timer.enter(720)
  work(timer, 3)
  expect(timer).toMatchObject({ isFinished: true, secondsPassed: 720 })
  timer.leave()
})

test('a session that is under way is not finished', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  expect(timer.isFinished).toBe(false)
  timer.leave()
  expect(timer).toMatchObject({ startedAt: null, finishedAt: null, isFinished: false })
})

test('a tab that is seen again outside of trainers begins nothing', () => {
  const timer = new SessionTimer()
  timer.resume()
  jest.advanceTimersByTime(3000)
  expect(timer).toMatchObject({ startedAt: null, secondsPassed: 0 })
  expect(stored()).toBeNull()
})

test('coming back to the tab is doing something (P-TIMER-07)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  timer.pause()
  jest.advanceTimersByTime(IDLE_AFTER * 2)
  timer.resume()
  jest.advanceTimersByTime(5000)
  expect(timer.secondsPassed).toBe(5)
  timer.leave()
})

test('what was begun is stored at once, and its length is that of the last entry (P-TIMER-01, P-TIMER-10)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  expect(stored()).toEqual({ startedAt: noon.toISOString(), finishedAt: null, secondsPassed: 0 })
  timer.handOver()
  timer.leave()
  expect(stored()).not.toBeNull()
  timer.enter(2)
  work(timer, 3)
  expect(timer).toMatchObject({ isFinished: true, secondsPassed: 2 })
  expect(stored()).toMatchObject({ finishedAt: timer.finishedAt, secondsPassed: 2 })
  timer.leave()
})

test('a hand-over is for one leaving only (P-TIMER-08)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  timer.handOver()
  timer.leave()
  timer.enter(720)
  timer.leave()
  expect(timer.startedAt).toBeNull()
})
