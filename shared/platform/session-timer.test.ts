import { readStored, writeStored } from '../domain/storage'
import { localKeys } from '../domain/storage-keys'
import { audio } from './audio'
import { IDLE_AFTER, isFromToday, SessionTimer, sessionSeconds, type TimerState } from './session-timer'

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

test.each([[{}], [[]], ['x'], [{ startedAt: 'soon', finishedAt: null, secondsPassed: 1 }]])(
  'a stored %j is no session: a new one begins',
  (broken) => {
    writeStored(localKeys.sessionTimer, broken)
    const timer = new SessionTimer()
    timer.enter(720)
    expect(timer).toMatchObject({ startedAt: noon.toISOString(), secondsPassed: 0 })
    timer.leave()
  },
)

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

test('it pauses while nobody does anything, and goes on with the next key (P-TIMER-04, C59)', () => {
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
