import { ReleaseReports } from './release-reports'

const send = jest.fn((_path: string, _body: object) => Promise.resolve() as Promise<unknown>)
let signedIn = true
const reports = () => new ReleaseReports({ send, isSignedIn: () => signedIn })
beforeEach(() => {
  send.mockClear()
  signedIn = true
})

test('each release is reported once as loaded and once as failed', () => {
  const page = reports()
  page.loaded('learning', '1.0.0')
  page.loaded('learning', '1.0.0')
  page.failed('learning', '1.0.0', 'render')
  page.failed('learning', '1.0.0', 'evaluation')
  page.loaded('learning', '1.1.0')
  expect(send.mock.calls).toEqual([
    ['/platform/loads', { name: 'learning', version: '1.0.0' }],
    ['/platform/failures', { name: 'learning', version: '1.0.0', kind: 'render' }],
    ['/platform/loads', { name: 'learning', version: '1.1.0' }],
  ])
})

test('a network failure is not reported and does not suppress a later failure', () => {
  const page = reports()
  page.failed('learning', '1.0.0', 'network')
  page.failed('learning', '1.0.0', 'integrity')
  expect(send.mock.calls.map(([, body]) => body)).toEqual([
    { name: 'learning', version: '1.0.0', kind: 'integrity' },
  ])
})

test('visitors report nothing, and a release without a version is not reported', () => {
  signedIn = false
  const page = reports()
  page.loaded('learning', '1.0.0')
  signedIn = true
  page.failed('learning', '', 'contract')
  expect(send).not.toHaveBeenCalled()
})

test('a server that does not respond causes no error', async () => {
  send.mockRejectedValueOnce(new Error('500'))
  expect(() => reports().loaded('learning', '1.0.0')).not.toThrow()
  await Promise.resolve()
})

test.each(['http', 'timeout'] as const)(
  '%s is reported once and does not suppress failures that count',
  (kind) => {
    const page = reports()
    page.failed('learning', '1.0.0', kind)
    page.failed('learning', '1.0.0', kind)
    page.failed('learning', '1.0.0', 'evaluation')
    page.failed('learning', '1.0.0', 'render')
    expect(send.mock.calls.map(([, body]) => body)).toEqual([
      { name: 'learning', version: '1.0.0', kind },
      { name: 'learning', version: '1.0.0', kind: 'evaluation' },
    ])
  },
)
