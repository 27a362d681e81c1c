import { localKeys } from '@mowka/domain/browser/storage-keys'
import { learner } from '@mowka/testing'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { startI18n } from '../i18n'
import { session } from '../session'
import { readStored } from '../storage/raw'
import { providePlatform } from './platform'
import { sessionTimer } from './session-timer'
import { useSessionTimer } from './use-session-timer'

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
