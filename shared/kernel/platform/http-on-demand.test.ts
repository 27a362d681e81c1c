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

test('an answer that is on its way needs no client', async () => {
  provideFirstAnswers(async () => 'sent with the page')
  await expect(sendRequest(request)).resolves.toBe('sent with the page')
})

test('an answer that comes after the call was given up is not taken', async () => {
  const leaving = new AbortController()
  provideFirstAnswers(async () => {
    leaving.abort()
    return 'sent with the page'
  })
  await expect(sendRequest({ ...request, signal: leaving.signal })).rejects.toMatchObject({
    kind: 'cancelled',
  })
})

test('a client that is lost on the way is a failure of the network; the next call asks for it again', async () => {
  await expect(sendRequest(request)).rejects.toMatchObject({ kind: 'network', status: 0 })
  mockIsLost = false
  await expect(sendRequest(request)).resolves.toBe('from the network')
})
