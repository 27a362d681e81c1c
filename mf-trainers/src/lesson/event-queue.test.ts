import type { ProgressEvent } from '@mowka/shared/contract/schemas/progress'
import { readStored } from '@mowka/shared/domain/storage'
import { localKeys } from '@mowka/shared/domain/storage-keys'
import { ApiError, providePlatform } from '@mowka/shared/platform'
import { EventQueue } from './event-queue'

const event = (name: ProgressEvent['name'], eventId: string = name): ProgressEvent => ({
  eventId,
  name,
  lessonId: 'l1',
  courseId: 'c1',
  createdAt: '2026-11-21T10:00:00.000Z',
  payload: {},
})
const offline = () => new ApiError('network', 0, null)
const refusal = (status: number) => new ApiError('http', status, null)
const kept = () => readStored<ProgressEvent[]>(localKeys.unsentProgress('u1'))
const queueOver = (send: (event: ProgressEvent) => Promise<unknown>) =>
  new EventQueue('u1', send, async () => {})

beforeEach(() => {
  localStorage.clear()
  providePlatform({
    notify: jest.fn(),
    confirm: jest.fn(),
    track: jest.fn(),
    signIn: jest.fn(),
    signOut: jest.fn(),
    refreshSession: jest.fn(),
    preload: jest.fn(),
    hasPage: () => true,
    reportError: jest.fn(),
  })
})

test('events go in their order, one at a time', async () => {
  const sent: string[] = []
  const queue = queueOver(async ({ name }) => void sent.push(name))
  queue.push(event('EXAMPLE_DISPLAYED'))
  queue.push(event('EXAMPLE_ATTEMPT'))
  await queue.deliver(event('EXAMPLE_SUCCESS'))
  expect(sent).toEqual(['EXAMPLE_DISPLAYED', 'EXAMPLE_ATTEMPT', 'EXAMPLE_SUCCESS'])
  expect(kept()).toBeNull()
})

test('a short break of the network is bridged', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(offline())
    .mockRejectedValueOnce(offline())
    .mockResolvedValue({})
  await queueOver(send).deliver(event('EXAMPLE_SUCCESS'))
  expect(send).toHaveBeenCalledTimes(3)
})

test('what cannot be sent is kept in the browser, and the next queue sends it', async () => {
  const queue = queueOver(jest.fn().mockRejectedValue(offline()))
  await expect(queue.deliver(event('EXAMPLE_SUCCESS'))).rejects.toThrow()
  expect(kept()?.map(({ name }) => name)).toEqual(['EXAMPLE_SUCCESS'])

  const send = jest.fn().mockResolvedValue({})
  await queueOver(send).flush()
  expect(send).toHaveBeenCalledWith(event('EXAMPLE_SUCCESS'))
  expect(kept()).toBeNull()
})

test('delivering the same event again after a failure sends it once more, not twice', async () => {
  const send = jest.fn().mockRejectedValue(offline())
  const queue = queueOver(send)
  await expect(queue.deliver(event('EXAMPLE_SUCCESS'))).rejects.toThrow()
  send.mockReset().mockResolvedValue({})
  await queue.deliver(event('EXAMPLE_SUCCESS'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a refused event does not hold up the others, and its own delivery fails', async () => {
  const sent: string[] = []
  const queue = queueOver(async ({ name }) => {
    if (name === 'EXAMPLE_DISPLAYED') throw refusal(422)
    sent.push(name)
  })
  queue.push(event('EXAMPLE_DISPLAYED'))
  await queue.deliver(event('EXAMPLE_SUCCESS'))
  expect(sent).toEqual(['EXAMPLE_SUCCESS'])
  await expect(
    queueOver(jest.fn().mockRejectedValue(refusal(404))).deliver(event('LESSON_FINISHED')),
  ).rejects.toThrow()
  expect(kept()).toBeNull()
})

test('what is refused for want of access holds up nothing and is sent when there is access again', async () => {
  const sent: string[] = []
  let isOpen = false
  const send = async ({ name }: ProgressEvent) => {
    if (name === 'EXAMPLE_SUCCESS' && !isOpen) throw refusal(403)
    sent.push(name)
  }
  const queue = queueOver(send)
  await expect(queue.deliver(event('EXAMPLE_SUCCESS'))).rejects.toThrow()
  await queue.deliver(event('LESSON_STARTED'))
  await expect(queue.deliver(event('EXAMPLE_SUCCESS'))).rejects.toThrow()
  expect(kept()?.map(({ name }) => name)).toEqual(['EXAMPLE_SUCCESS'])
  isOpen = true
  await queueOver(send).flush()
  expect(sent).toEqual(['LESSON_STARTED', 'EXAMPLE_SUCCESS'])
  expect(kept()).toBeNull()
})

test('an event of another tab stays when this one sends its own', async () => {
  const queue = queueOver(jest.fn().mockResolvedValue({}))
  localStorage.setItem(
    localKeys.unsentProgress('u1'),
    JSON.stringify([event('EXAMPLE_ATTEMPT', 'other-tab')]),
  )
  await queue.deliver(event('EXAMPLE_SUCCESS'))
  expect(kept()?.map(({ eventId }) => eventId)).toEqual(['other-tab'])
})

test.each([[{}], ['x'], [[null, 1, {}]]])('a kept %j is no event: the queue begins empty', async (broken) => {
  localStorage.setItem(localKeys.unsentProgress('u1'), JSON.stringify(broken))
  const send = jest.fn().mockResolvedValue({})
  await queueOver(send).deliver(event('EXAMPLE_SUCCESS'))
  expect(send.mock.calls).toEqual([[event('EXAMPLE_SUCCESS')]])
  expect(kept()).toBeNull()
})
