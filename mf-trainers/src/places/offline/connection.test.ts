import { ApiError, touch } from '@mowka/shared/platform'
import { Connection, isUnreachable, PATIENCE } from './connection'

const away = new ApiError('network', 0, null)
const other = (isThere = true) => ({ isThere: () => isThere, go: () => 'device' })

test.each([
  ['network', 0, true],
  ['timeout', 0, true],
  ['http', 502, true],
  ['http', 503, true],
  ['http', 500, false],
  ['http', 403, false],
  ['cancelled', 0, false],
] as const)('%s %i: the server is away: %s', (kind, status, expected) => {
  expect(isUnreachable(new ApiError(kind, status, null))).toBe(expected)
})

test('what fails otherwise does not say that the server is away', () => {
  expect(isUnreachable(new Error('a mistake'))).toBe(false)
})

test('while the server cannot be reached the other way is gone, until it can be', async () => {
  const connection = new Connection()
  await expect(connection.reach(() => Promise.reject(away), other())).resolves.toBe('device')
  expect(connection.loss).toBe('network')
  await expect(connection.reach(async () => 'server', other())).resolves.toBe('server')
  expect(connection.isLost).toBe(false)
})

test.each([
  ['timeout', 0],
  ['http', 503],
] as const)('%s %i is the fault of the server, not of the network', async (kind, status) => {
  const connection = new Connection()
  await connection.reach(() => Promise.reject(new ApiError(kind, status, null)), other())
  expect(connection.loss).toBe('server')
})

test('a refusal is an answer, and without another way every failure is one', async () => {
  const connection = new Connection()
  const refused = new ApiError('http', 403, null)
  await expect(connection.reach(() => Promise.reject(refused), other())).rejects.toBe(refused)
  expect(connection.isLost).toBe(false)
  await expect(connection.reach(() => Promise.reject(away), other(false))).rejects.toBe(away)
  expect(connection.isLost).toBe(true)
})

describe('a server that says nothing', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is waited for, and less once it was lost; what it says later is heard', async () => {
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

  test('is waited for without end where there is no other way', async () => {
    const connection = new Connection()
    const answer = connection.reach(
      () => new Promise<string>((resolve) => setTimeout(() => resolve('server'), 10 * PATIENCE.usual)),
      other(false),
    )
    await jest.advanceTimersByTimeAsync(10 * PATIENCE.usual)
    await expect(answer).resolves.toBe('server')
  })
})

test('the browser and what waited in the outbox tell of the network, as long as someone listens', () => {
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
