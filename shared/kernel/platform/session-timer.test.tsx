import { localKeys } from '@mowka/domain/browser/storage-keys'
import { learner } from '@mowka/testing'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { startI18n } from '../i18n'
import { session } from '../session'
import { readStored, writeStored } from '../storage/raw'
import { audio } from './audio'
import { providePlatform } from './platform'
import {
  isFromToday,
  SessionTimer,
  sessionSeconds,
  sessionTimer,
  type TimerState,
  useSessionTimer,
} from './session-timer'

/** In milliseconds. */
const IDLE_AFTER = 60_000

const noon = new Date('2026-11-21T11:00:00Z')
const stored = () => readStored(localKeys.sessionTimer)
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

test('the timer starts on entering a trainer and ticks every second (P-TIMER-04, P-TIMER-05)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(3000)
  expect(timer.secondsPassed).toBe(3)
  expect(stored()).toMatchObject({ secondsPassed: 3 })
  timer.leave()
})

test("local storage contains the session's start, end and elapsed seconds (P-STORE-02, P-ENT-54)", () => {
  const timer = new SessionTimer()
  timer.enter(2)
  jest.advanceTimersByTime(1000)
  const startedAt = noon.toISOString()
  expect(stored()).toEqual({ startedAt, finishedAt: null, secondsPassed: 1 })
  jest.advanceTimersByTime(1000)
  expect(stored()).toEqual({ startedAt, finishedAt: '2026-11-21T11:00:02.000Z', secondsPassed: 2 })
  timer.leave()
})

test('a session started today is restored from local storage (P-TIMER-01)', () => {
  keep({})
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(1000)
  expect(timer.secondsPassed).toBe(301)
  timer.leave()
})

test('a session started before today is restarted (P-TIMER-02)', () => {
  // Half an hour before midnight in Warsaw, but the same day in UTC.
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
])('an invalid stored session %j is replaced by a new one', (broken) => {
  writeStored(localKeys.sessionTimer, broken)
  const timer = new SessionTimer()
  timer.enter(720)
  expect(timer).toMatchObject({ startedAt: noon.toISOString(), secondsPassed: 0 })
  timer.leave()
})

/** Advances the time with activity every second. */
function work(timer: SessionTimer, seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    timer.noteActivity()
    jest.advanceTimersByTime(1000)
  }
}

test('the session finishes and stops at its target (P-TIMER-03)', () => {
  const timer = new SessionTimer()
  timer.enter(300)
  work(timer, 400)
  expect(timer.secondsPassed).toBe(300)
  expect(timer.finishedAt).toBe(new Date(noon.getTime() + 300_000).toISOString())
  timer.leave()
})

test('the timer pauses while the tab is hidden and resumes when it is visible (P-TIMER-06, P-TIMER-07)', () => {
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

test('the timer pauses without activity and resumes with the next key (P-TIMER-04)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(IDLE_AFTER + 300_000)
  expect(timer.secondsPassed).toBe(IDLE_AFTER / 1000)
  timer.noteActivity()
  jest.advanceTimersByTime(2000)
  expect(timer.secondsPassed).toBe(IDLE_AFTER / 1000 + 2)
  timer.leave()
})

test('playing a recording counts as activity (P-TIMER-04)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  audio.current = 'r1'
  jest.advanceTimersByTime(IDLE_AFTER * 2)
  expect(timer.secondsPassed).toBe((IDLE_AFTER * 2) / 1000)
  audio.stop()
  timer.leave()
})

test('a trainer left open overnight starts a new session when its tab is visible again (P-TIMER-02, C06)', () => {
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

test('a trainer used past midnight starts a new session (P-TIMER-02)', () => {
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

test('leaving discards the session, also from storage (P-TIMER-08)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  jest.advanceTimersByTime(2000)
  timer.leave()
  expect(stored()).toBeNull()
  expect(timer.secondsPassed).toBe(0)
})

test('a hand-over to another trainer preserves the session (P-TIMER-08)', () => {
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

test("a finished session stays finished after a reload and doesn't count further (P-TIMER-03)", () => {
  keep({ finishedAt: '2026-11-21T10:12:00.000Z', secondsPassed: 720 })
  const timer = new SessionTimer()
  timer.enter(720)
  work(timer, 3)
  expect(timer).toMatchObject({ isFinished: true, secondsPassed: 720 })
  timer.leave()
})

test('a running session is not finished', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  expect(timer.isFinished).toBe(false)
  timer.leave()
  expect(timer).toMatchObject({ startedAt: null, finishedAt: null, isFinished: false })
})

test('a tab that becomes visible outside trainers starts no session', () => {
  const timer = new SessionTimer()
  timer.resume()
  jest.advanceTimersByTime(3000)
  expect(timer).toMatchObject({ startedAt: null, secondsPassed: 0 })
  expect(stored()).toBeNull()
})

test('returning to the tab counts as activity (P-TIMER-07)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  timer.pause()
  jest.advanceTimersByTime(IDLE_AFTER * 2)
  timer.resume()
  jest.advanceTimersByTime(5000)
  expect(timer.secondsPassed).toBe(5)
  timer.leave()
})

test('a new session is stored immediately, and the last entry sets its length (P-TIMER-01, P-TIMER-10)', () => {
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

test('a hand-over applies to the next leave only (P-TIMER-08)', () => {
  const timer = new SessionTimer()
  timer.enter(720)
  timer.handOver()
  timer.leave()
  timer.enter(720)
  timer.leave()
  expect(timer.startedAt).toBeNull()
})

describe('use session timer', () => {
  const notify = jest.fn()
  let isHidden = false

  beforeAll(() => startI18n('pl'))
  beforeEach(() => {
    // Noon, because a session ends with its day.
    jest.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z') })
    localStorage.clear()
    notify.mockReset()
    isHidden = false
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    providePlatform({ notify } as unknown as Parameters<typeof providePlatform>[0])
    session.setUser(learner())
  })
  afterEach(() => jest.useRealTimers())

  /** Advances the time with a key press every second. */
  function pass(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      fireEvent.keyDown(document.body, { key: 'a' })
      act(() => jest.advanceTimersByTime(1000))
    }
  }
  function setHidden(next: boolean) {
    isHidden = next
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  test('the timer runs in a trainer, pauses in a hidden tab and resumes when it is visible (P-TIMER-05, P-TIMER-06, P-TIMER-07)', () => {
    const { unmount } = renderHook(() => useSessionTimer())
    pass(5)
    setHidden(true)
    pass(60)
    setHidden(false)
    pass(2)
    expect(sessionTimer.secondsPassed).toBe(7)
    unmount()
  })

  test('the timer pauses after a minute without activity (P-TIMER-04, C59)', () => {
    const { unmount } = renderHook(() => useSessionTimer())
    pass(5)
    act(() => jest.advanceTimersByTime(600_000))
    expect(sessionTimer.secondsPassed).toBe(64)
    fireEvent.pointerDown(document.body)
    act(() => jest.advanceTimersByTime(1000))
    expect(sessionTimer.secondsPassed).toBe(65)
    unmount()
  })

  test('leaving the trainer resets the timer (P-TIMER-08)', () => {
    const { unmount } = renderHook(() => useSessionTimer())
    pass(5)
    unmount()
    expect(sessionTimer.secondsPassed).toBe(0)
    expect(readStored(localKeys.sessionTimer)).toBeNull()
  })

  test('reaching the planned 12 minutes shows one message and ends nothing (P-TIMER-03, P-TIMER-10)', () => {
    const { unmount } = renderHook(() => useSessionTimer())
    pass(719)
    expect(notify).not.toHaveBeenCalled()
    pass(120)
    expect(notify).toHaveBeenCalledTimes(1)
    expect(notify).toHaveBeenCalledWith('success', expect.stringMatching(/^Za Tobą 12\sminut nauki/))
    expect(sessionTimer.secondsPassed).toBe(720)
    unmount()
  })
})
