import { ApiError, touch } from '@mowka/kernel/platform'
import { Connection, isUnreachable, PATIENCE } from './connection'

const away = new ApiError('network', 0, null)
const other = (isAvailable = true) => ({ isAvailable: () => isAvailable, go: () => 'device' })

test.each([
  ['network', 0, true],
  ['timeout', 0, true],
  ['http', 502, true],
  ['http', 503, true],
  ['http', 500, false],
  ['http', 403, false],
  ['cancelled', 0, false],
] as const)('isUnreachable for %s %i is %s', (kind, status, expected) => {
  expect(isUnreachable(new ApiError(kind, status, null))).toBe(expected)
})

test('isUnreachable is false for other errors', () => {
  expect(isUnreachable(new Error('a mistake'))).toBe(false)
})

test('reach uses the fallback while the server is unreachable', async () => {
  const connection = new Connection()
  await expect(connection.reach(() => Promise.reject(away), other())).resolves.toBe('device')
  expect(connection.loss).toBe('network')
  await expect(connection.reach(async () => 'server', other())).resolves.toBe('server')
  expect(connection.isLost).toBe(false)
})

test.each([
  ['timeout', 0],
  ['http', 503],
] as const)('%s %i counts as a loss of the server, not of the network', async (kind, status) => {
  const connection = new Connection()
  await connection.reach(() => Promise.reject(new ApiError(kind, status, null)), other())
  expect(connection.loss).toBe('server')
})

test('reach throws refusals, and all errors if there is no fallback', async () => {
  const connection = new Connection()
  const refused = new ApiError('http', 403, null)
  await expect(connection.reach(() => Promise.reject(refused), other())).rejects.toBe(refused)
  expect(connection.isLost).toBe(false)
  await expect(connection.reach(() => Promise.reject(away), other(false))).rejects.toBe(away)
  expect(connection.isLost).toBe(true)
})

describe("a server that doesn't respond", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('reach waits for a slow server, less after a loss, and notices a late response', async () => {
    const connection = new Connection()
    let say = (_word: string) => {}
    const silent = () => new Promise<string>((resolve) => (say = resolve))
    const first = connection.reach(silent, other())
    await jest.advanceTimersByTimeAsync(PATIENCE.usual - 1)
    expect(connection.isLost).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await expect(first).resolves.toBe('device')
    expect(connection.loss).toBe('server')
    const second = connection.reach(silent, other())
    await jest.advanceTimersByTimeAsync(PATIENCE.lost)
    await expect(second).resolves.toBe('device')
    say('late')
    await jest.advanceTimersByTimeAsync(0)
    expect(connection.isLost).toBe(false)
  })

  test('reach waits indefinitely if there is no fallback', async () => {
    const connection = new Connection()
    const answer = connection.reach(
      () => new Promise<string>((resolve) => setTimeout(() => resolve('server'), 10 * PATIENCE.usual)),
      other(false),
    )
    await jest.advanceTimersByTimeAsync(10 * PATIENCE.usual)
    await expect(answer).resolves.toBe('server')
  })
})

test('browser events and the outbox update the connection while it is observed', () => {
  const connection = new Connection()
  const stop = connection.listen(window)
  window.dispatchEvent(new Event('offline'))
  expect(connection.isLost).toBe(true)
  touch(['progress'])
  expect(connection.isLost).toBe(false)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(connection.isLost).toBe(false)
  stop()
  window.dispatchEvent(new Event('offline'))
  expect(connection.isLost).toBe(false)
})
