import { readStored } from '@mowka/shared/domain/storage'
import { ApiError } from '@mowka/shared/platform'
import {
  GATHER_FOR,
  MOST_WAITING,
  RETRY_AFTER,
  type TrackedEvent,
  TrackQueue,
  UNSENT_KEY,
} from './track-queue'

const send = jest.fn(async (_event: TrackedEvent, _leaving: boolean): Promise<unknown> => undefined)
let online = true
const queue = () => new TrackQueue({ send, isOnline: () => online })
const names = () => send.mock.calls.map(([{ event }, leaving]) => `${event}${leaving ? ' leaving' : ''}`)
const stored = () => (readStored<TrackedEvent[]>(UNSENT_KEY, sessionStorage) ?? []).map(({ event }) => event)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  online = true
  send.mockReset()
  send.mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

test('events are gathered and then sent in order, one call each (P-TRACK-01)', async () => {
  const events = queue()
  events.add('COURSE_SELECTED', { courseId: 'c1' })
  events.add('LESSON_MODE_SELECTED', { learningMode: 'WRITING' })
  await jest.advanceTimersByTimeAsync(GATHER_FOR - 1)
  expect(send).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([
    [{ event: 'COURSE_SELECTED', properties: { courseId: 'c1' } }, false],
    [{ event: 'LESSON_MODE_SELECTED', properties: { learningMode: 'WRITING' } }, false],
  ])
  expect(stored()).toEqual([])
})

test('a failing server keeps the rest for later and never throws (P-TRACK-02)', async () => {
  const events = queue()
  send.mockRejectedValueOnce(new ApiError('http', 500, null))
  events.add('COURSE_SELECTED', {})
  events.add('PURCHASE', {})
  await jest.advanceTimersByTimeAsync(GATHER_FOR)
  expect(names()).toEqual(['COURSE_SELECTED'])
  expect(stored()).toEqual(['COURSE_SELECTED', 'PURCHASE'])
  await jest.advanceTimersByTimeAsync(RETRY_AFTER)
  expect(names()).toEqual(['COURSE_SELECTED', 'COURSE_SELECTED', 'PURCHASE'])
  expect(stored()).toEqual([])
})

test('what the server refuses is dropped, so that it does not hold up the others', async () => {
  const events = queue()
  send.mockRejectedValueOnce(new ApiError('http', 422, null))
  events.add('COURSE_SELECTED', {})
  events.add('PURCHASE', {})
  await jest.advanceTimersByTimeAsync(GATHER_FOR)
  expect(names()).toEqual(['COURSE_SELECTED', 'PURCHASE'])
})

test('without a network nothing is tried until it is back', async () => {
  const events = queue()
  events.listen(window)
  online = false
  events.add('COURSE_SELECTED', {})
  await jest.advanceTimersByTimeAsync(RETRY_AFTER * 3)
  expect(send).not.toHaveBeenCalled()
  expect(stored()).toEqual(['COURSE_SELECTED'])
  online = true
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(names()).toEqual(['COURSE_SELECTED'])
})

test('leaving the page sends everything at once, in requests that outlive it', async () => {
  const events = queue()
  events.listen(window)
  events.add('COURSE_SELECTED', {})
  events.add('PURCHASE', {})
  window.dispatchEvent(new Event('pagehide'))
  expect(names()).toEqual(['COURSE_SELECTED leaving', 'PURCHASE leaving'])
  await jest.advanceTimersByTimeAsync(RETRY_AFTER)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what a page could not send, the next page of the tab sends', async () => {
  online = false
  const first = queue()
  first.add('PURCHASE', {})
  first.leave()
  // That page is gone, and its timers with it.
  jest.clearAllTimers()
  online = true
  queue()
  await jest.advanceTimersByTimeAsync(GATHER_FOR)
  expect(names()).toEqual(['PURCHASE'])
})

test('the queue stays small, and signing out empties it', async () => {
  const events = queue()
  online = false
  for (let count = 0; count < MOST_WAITING + 5; count += 1) events.add('COURSE_SELECTED', { count })
  await events.flush()
  expect(stored()).toHaveLength(MOST_WAITING)
  events.clear()
  expect(stored()).toEqual([])
})
