import { provideFirstAnswers, sendRequest } from './http'

let mockIsLost = true
jest.mock('./http-client', () => {
  if (mockIsLost) throw new Error('The file is lost')
  return { sendOverNetwork: async () => 'from the network' }
})

const request = { method: 'GET', path: '/user/me' }

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  provideFirstAnswers(null)
  jest.restoreAllMocks()
})

test('a prefetched response needs no HTTP client', async () => {
  provideFirstAnswers(async () => 'sent with the page')
  await expect(sendRequest(request)).resolves.toBe('sent with the page')
})

test('a prefetched response that arrives after the request was aborted is ignored', async () => {
  const leaving = new AbortController()
  provideFirstAnswers(async () => {
    leaving.abort()
    return 'sent with the page'
  })
  await expect(sendRequest({ ...request, signal: leaving.signal })).rejects.toMatchObject({
    kind: 'cancelled',
  })
})

test('a failure to load the HTTP client is a network error, and the next request loads it again', async () => {
  await expect(sendRequest(request)).rejects.toMatchObject({ kind: 'network', status: 0 })
  mockIsLost = false
  await expect(sendRequest(request)).resolves.toBe('from the network')
})
