import { webcrypto } from 'node:crypto'
import { probeScript, readLoadError } from './remote-error'

const chunkError = (type: string) =>
  Object.assign(new Error(`Loading chunk page-courses failed.\n(${type}: http://x.test/remotes/a/p.js)`), {
    name: 'ChunkLoadError',
    type,
    request: 'http://x.test/remotes/a/p.js',
  })
const runtimeError = (detail: string) =>
  new Error(
    `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nargs: {"remoteName":"a","resourceUrl":"http://x.test/remotes/a/remoteEntry.js"}\nOriginal Error Message:\n ${detail}`,
  )
const entryUrl = 'http://x.test/remotes/a/remoteEntry.js'

test.each([
  ['a chunk that did not arrive', chunkError('error'), 'lost', 'http://x.test/remotes/a/p.js'],
  ['a chunk that took too long', chunkError('timeout'), 'timeout', 'http://x.test/remotes/a/p.js'],
  [
    'a chunk that came without its modules',
    chunkError('missing'),
    'evaluation',
    'http://x.test/remotes/a/p.js',
  ],
  [
    'an entry that did not arrive',
    runtimeError(`ScriptNetworkError: Failed to load script "${entryUrl}" - the script URL is unreachable`),
    'lost',
    entryUrl,
  ],
  [
    'an entry that took too long',
    runtimeError(`ScriptNetworkError: Script "${entryUrl}" timed out.`),
    'timeout',
    entryUrl,
  ],
  [
    'an entry that threw, even about a timeout',
    runtimeError(`ScriptExecutionError: Script "${entryUrl}" loaded but threw a runtime error: timed out`),
    'evaluation',
    entryUrl,
  ],
  [
    'a kernel that does not fit',
    new Error(
      '[ Federation Runtime ]: Version 19.3.1 of shared singleton module react does not satisfy the requirement of ^20.0.0',
    ),
    'contract',
    null,
  ],
  ['a page that is not exposed', new Error('[ Federation Runtime ]: … #RUNTIME-014'), 'contract', null],
  ['code that throws', new TypeError('x is undefined'), 'evaluation', null],
  ['code that throws about a network', new Error('Failed to fetch: timeout'), 'evaluation', null],
  ['something that is no error', 'oops', 'evaluation', null],
])('%s', (_, error, kind, url) => {
  expect(readLoadError(error)).toEqual({ kind, url })
})

describe('probing a script that failed to load', () => {
  let good = ''
  const fetchMock = jest.fn()
  const online = jest.spyOn(navigator, 'onLine', 'get')
  const bytes = (text: string) => new TextEncoder().encode(text).buffer

  beforeAll(async () => {
    Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
    Object.assign(globalThis, { fetch: fetchMock })
    AbortSignal.timeout ??= () => new AbortController().signal
    good = `sha256-${Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes('good'))).toString('base64')}`
  })
  beforeEach(() => {
    fetchMock.mockReset()
    online.mockReturnValue(true)
  })

  test.each([
    ['is refused', { ok: false, status: 404 }, { kind: 'http', status: 404 }],
    ['is broken', { ok: false, status: 503 }, { kind: 'http', status: 503 }],
    ['was changed', { ok: true, arrayBuffer: async () => bytes('evil') }, { kind: 'integrity', status: 0 }],
    [
      'is good after all',
      { ok: true, arrayBuffer: async () => bytes('good') },
      { kind: 'network', status: 0 },
    ],
  ])('reports that it %s', async (_, response, found) => {
    fetchMock.mockResolvedValue(response)
    expect(await probeScript('/remotes/a/p.js', good)).toEqual(found)
    // Bypasses the cache, because a damaged copy there would be read again.
    expect(fetchMock).toHaveBeenCalledWith('/remotes/a/p.js', expect.objectContaining({ cache: 'reload' }))
  })

  test('reports a network error for a broken connection', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await probeScript('/remotes/a/p.js', good)).toEqual({ kind: 'network', status: 0 })
  })

  test('requests nothing while offline', async () => {
    online.mockReturnValue(false)
    expect(await probeScript('/remotes/a/p.js', good)).toEqual({ kind: 'network', status: 0 })
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
