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

const send = jest.fn(async (_event: TrackedEvent): Promise<unknown> => undefined)
let online = true
const queue = () => new TrackQueue({ send, isOnline: () => online })
const names = () => send.mock.calls.map(([{ event }]) => event)
const hide = () => window.dispatchEvent(new Event('pagehide'))
const down = new ApiError('network', 0, null)
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
    [{ event: 'COURSE_SELECTED', properties: { courseId: 'c1' } }],
    [{ event: 'LESSON_MODE_SELECTED', properties: { learningMode: 'WRITING' } }],
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

test('leaving the page sends everything at once', async () => {
  const events = queue()
  events.listen(window)
  events.add('COURSE_SELECTED', {})
  events.add('PURCHASE', {})
  hide()
  expect(names()).toEqual(['COURSE_SELECTED', 'PURCHASE'])
  await jest.advanceTimersByTimeAsync(RETRY_AFTER)
  expect(send).toHaveBeenCalledTimes(2)
})

test('an event that is under way when the page is hidden is not sent again, by this page or the next', async () => {
  let arrive: (answer: unknown) => void = () => {}
  send.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
  const events = queue()
  events.listen(window)
  events.add('COURSE_SELECTED', {})
  events.add('PURCHASE', {})
  await jest.advanceTimersByTimeAsync(GATHER_FOR)
  expect(names()).toEqual(['COURSE_SELECTED'])
  hide()
  hide()
  expect(names()).toEqual(['COURSE_SELECTED', 'PURCHASE'])
  expect(stored()).toEqual([])
  arrive(undefined)
  await jest.advanceTimersByTimeAsync(RETRY_AFTER)
  expect(send).toHaveBeenCalledTimes(2)
})

test('what could not be sent while the page was hidden is tried again in its order, once it can be', async () => {
  const events = queue()
  events.listen(window)
  send.mockRejectedValueOnce(down).mockRejectedValueOnce(down)
  events.add('COURSE_SELECTED', {})
  events.add('PURCHASE', {})
  hide()
  await jest.advanceTimersByTimeAsync(0)
  expect(stored()).toEqual(['COURSE_SELECTED', 'PURCHASE'])
  await jest.advanceTimersByTimeAsync(RETRY_AFTER)
  expect(names().slice(2)).toEqual(['COURSE_SELECTED', 'PURCHASE'])
})

test('what fails after somebody signed out never goes out under the next person’s name', async () => {
  const fail: (() => void)[] = []
  send.mockImplementation(() => new Promise((_, reject) => fail.push(() => reject(down))))
  const events = queue()
  events.add('COURSE_SELECTED', {})
  await jest.advanceTimersByTimeAsync(GATHER_FOR)
  events.add('PURCHASE', {})
  events.leave()
  events.clear()
  expect(names()).toEqual(['COURSE_SELECTED', 'PURCHASE'])
  for (const each of fail.splice(0)) each()
  await jest.advanceTimersByTimeAsync(RETRY_AFTER * 2)
  expect(stored()).toEqual([])
  expect(send).toHaveBeenCalledTimes(2)
  // The next person's are sent as ever.
  send.mockResolvedValue(undefined)
  events.add('LESSON_MODE_SELECTED', {})
  await jest.advanceTimersByTimeAsync(GATHER_FOR)
  expect(names().slice(2)).toEqual(['LESSON_MODE_SELECTED'])
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
