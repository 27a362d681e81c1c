import { avatars, avatarUrl } from '@mowka/domain/user/preferences'
import { manifestOf, releaseCommands, remoteManifest, shellManifest } from '../../../testing/releases'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import type { LivePlatform } from '../registry'

let api: TestApi
let commands: ReturnType<typeof releaseCommands>
let database: 'up' | 'down' | 'away' = 'up'

beforeAll(async () => {
  api = await startTestApi({
    readLive: async (read): Promise<LivePlatform> => {
      if (database === 'away') throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
      if (database === 'down') throw new Error('The database is down')
      return read()
    },
  })
  commands = releaseCommands(api)
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })

describe('before the first release', () => {
  test('returns a page to browsers and a problem to programs if the database was never reachable', async () => {
    database = 'away'
    try {
      const { statusCode, headers } = await get('/course', { accept: 'text/html' })
      expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
      expect((await get('/course')).json().code).toBe('SERVICE_UNAVAILABLE')
    } finally {
      database = 'up'
    }
  })

  test('returns a JSON problem to programs before the first release', async () => {
    const { statusCode, json, headers } = await get('/')
    expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'NO_SHELL', '30'])
  })

  test.each([
    ['pl-PL,pl;q=0.9', 'pl', 'Mówka jest chwilowo niedostępna'],
    ['en-GB,en;q=0.9', 'en', 'Mówka is currently unavailable'],
  ])(
    "returns a page in the browser's language before the first release (%s)",
    async (accepted, lang, heading) => {
      const { statusCode, headers, body } = await get('/course', {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-language': accepted,
      })
      expect([statusCode, headers['retry-after'], headers['content-type'], headers['cache-control']]).toEqual(
        [503, '30', 'text/html; charset=utf-8', 'no-store'],
      )
      expect(body).toContain(`<html lang="${lang}">`)
      expect(body).toContain(`<h1>${heading}</h1>`)
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
      expect(body).toContain(`<style nonce="${nonce}">`)
      expect(body).not.toContain('<script')
    },
  )
})

describe('with a shell and a remote', () => {
  beforeAll(async () => {
    await commands.release(shellManifest('1.0.0'))
    await commands.release(remoteManifest('learning', '1.0.0'))
  })

  const page = async (path = '/course') => (await get(path)).body
  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="mowka-page">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

  test('the page loads the live shell with integrity and is never cached', async () => {
    const { headers, body } = await get('/course')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatch(
      /<script defer nonce="[^"]+" src="\/remotes\/shell\/main\.1\.0\.0\.js" integrity="sha384-/,
    )
    expect(dataOf(body)).toMatchObject({
      config: { shellVersion: '1.0.0' },
      registry: { learning: { live: { version: '1.0.0' } } },
    })
  })

  test('the page may use the microphone, but no frame may, and nothing may use a camera', async () => {
    const policy = String((await get('/course')).headers['permissions-policy'])
    expect(policy.split(', ')).toEqual(expect.arrayContaining(['microphone=(self)', 'camera=()']))
  })

  test('the page is compressed for browsers that support it', async () => {
    expect((await get('/course', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
    expect((await get('/course')).headers['content-encoding']).toBeUndefined()
  })

  test('every page has a unique nonce in policy and markup', async () => {
    const [first, second] = [await get('/'), await get('/')]
    const nonceOf = (answer: typeof first) =>
      /script-src 'self' 'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1]
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(first.body).toContain(`nonce="${nonceOf(first)}"`)
    expect(String(first.headers['content-security-policy'])).not.toMatch(/unsafe-(inline|eval)/)
  })

  test('values in the data block cannot close its script element', async () => {
    const evil = '</script><script>alert(1)</script>'
    await commands.release(remoteManifest('learning', '1.0.1', { needs: { 'pages/courses': [evil] } }))
    const html = await page()
    expect(html).not.toContain(evil)
    expect(dataOf(html).registry.learning.live.needs['pages/courses']).toContain(evil)
    await commands.rollback('learning')
  })

  test('preloads the files of the requested page, except during a canary', async () => {
    const links = (html: string) =>
      [
        ...html.matchAll(
          /<(?:link rel="preload"|script async)[^>]* (?:href|src)="([^"]+)" integrity="sha384-/g,
        ),
      ].map((each) => each[1])
    const early = ['/remotes/learning/remoteEntry.1.0.0.js', '/remotes/learning/page-courses.one.js']
    expect(links(await page('/course'))).toEqual(early)
    expect(links(await page('/course/some-id'))).toEqual(early)
    expect(links(await page('/plans'))).toEqual([])
    expect(links(await page('/nowhere/at/all'))).toEqual([])
    await commands.release(remoteManifest('learning', '1.1.0'), { canaryPercent: 10 })
    expect(links(await page('/course'))).toEqual([])
    await commands.canary('learning', 0)
  })

  test('the page lists its first API reads with parameters from the URL, except during a canary', async () => {
    const courses = { name: 'getCourses', path: '/course', params: {} }
    const details = { name: 'getCourse', path: '/course/:id', params: { id: 'courseId' } }
    const nothing = { name: 'getNothing', path: '/nothing/:id', params: { id: 'unknown' } }
    const firstReads = { courses: [courses, details, nothing] }
    await commands.release(remoteManifest('learning', '1.2.0', { firstReads }))
    const begunAt = async (path: string) => dataOf(await page(path)).firstReads
    expect(await begunAt('/course')).toEqual({
      at: '/course',
      reads: [{ name: 'getCourses', path: '/course', args: {} }],
    })
    expect((await begunAt('/course/a%20b')).reads[1]).toEqual({
      name: 'getCourse',
      path: '/course/a%20b',
      args: { id: 'a b' },
    })
    expect((await begunAt('/nowhere/at/all')).reads).toEqual([])
    await commands.release(remoteManifest('learning', '1.3.0', { firstReads }), { canaryPercent: 10 })
    expect((await begunAt('/course')).reads).toEqual([])
    await commands.canary('learning', 0)
    await commands.rollback('learning')
  })

  test("the page contains the shell's script for early API calls with its nonce", async () => {
    expect(await page()).not.toContain('first calls')
    const script = 'void "the first calls"'
    const files = { 'main.1.4.0.js': 'shell 1.4.0', 'page-start.one.js': script }
    const { shell } = shellManifest('1.4.0')
    if (!shell) throw new Error('A shell describes itself')
    const manifest = manifestOf('shell', '1.4.0', files, {
      shared: [{ name: 'react', version: '19.3.1' }],
      shell: { ...shell, pageStart: 'page-start.one.js' },
    })
    await commands.release(manifest, { files })
    const html = await page()
    expect(html).toMatch(/<script nonce="[^"]+">void "the first calls"<\/script>/)
    await commands.rollback('shell')
  })

  test('a badly encoded URL does not cause a server error', async () => {
    for (const url of ['/course/%E0%A4%A', '/%FF', '/course/%C0%80?x=%FF']) {
      expect([url, (await get(url)).statusCode]).not.toEqual([url, 500])
    }
  })

  test('serves the page with the last known registry during a database outage', async () => {
    await page()
    database = 'down'
    try {
      const { statusCode, body } = await get('/course')
      expect(statusCode).toBe(200)
      expect(dataOf(body).registry.learning.live.version).toBe('1.0.0')
      expect((await get('/api/platform/registry')).statusCode).toBe(200)
    } finally {
      database = 'up'
    }
  })

  test('release files are immutable, typed and compressed, and missing ones are not cached', async () => {
    const file = '/remotes/learning/page-courses.one.js'
    const { headers, body } = await get(file)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    expect(body).toContain('the same in every version')
    expect((await get(file, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br')
    expect((await get(file, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await get(file, { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
    for (const missing of [
      '/remotes/learning/nothing.js',
      '/remotes/learning/..%2f..%2fserver.lock',
      '/remotes/x/y/z.js',
      '/remotes/learning/constructor',
    ]) {
      const answer = await get(missing)
      expect([missing, answer.statusCode, answer.headers['cache-control']]).toEqual([
        missing,
        404,
        'no-store',
      ])
    }
  })

  test('pages and files support HEAD', async () => {
    for (const [url, type] of [
      ['/course', 'text/html'],
      ['/remotes/learning/page-courses.one.js', 'text/javascript'],
      ['/favicon.svg', 'image/svg+xml'],
      ['/icons/192.png', 'image/png'],
    ] as const) {
      const { statusCode, body, headers } = await api.app.inject({ method: 'HEAD', url })
      expect([url, statusCode, body]).toEqual([url, 200, ''])
      expect(headers['content-type']).toContain(type)
    }
    expect((await api.app.inject({ method: 'HEAD', url: '/remotes/learning/gone.js' })).statusCode).toBe(404)
  })

  test('the web manifest contains name, icons and colours', async () => {
    const { headers, json } = await get('/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    expect(json()).toMatchObject({ name: 'Mówka', start_url: '/', display: 'standalone' })
    for (const { src, type } of json().icons) {
      const icon = await get(src)
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type])
    }
    expect(await page()).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect((await get('/icons/..%2fpackage.json')).statusCode).toBe(404)
  })

  test('serves the fifteen avatars and no other (L-PROF-02)', async () => {
    expect(avatars).toHaveLength(15)
    for (const name of avatars) {
      const { statusCode, headers, body } = await get(avatarUrl(name))
      expect([name, statusCode, headers['content-type']]).toEqual([name, 200, 'image/svg+xml'])
      expect(body).toContain('<svg ')
    }
    expect((await get('/icons/avatars/avatar15.svg')).statusCode).toBe(404)
  })

  test("serves the live shell's service worker without caching it", async () => {
    expect((await get('/service-worker.js')).statusCode).toBe(404)
    const files = { 'main.1.0.1.js': 'shell 1.0.1', 'service-worker.a.js': 'the worker' }
    const { shell, ...rest } = shellManifest('1.0.1')
    const manifest = manifestOf('shell', '1.0.1', files, {
      ...rest,
      files: manifestOf('shell', '1.0.1', files).files,
      ...(shell ? { shell: { ...shell, worker: 'service-worker.a.js' } } : {}),
    })
    expect((await commands.release(manifest, { files })).status).toBe(200)
    const { headers, body } = await get('/service-worker.js')
    expect([headers['content-type'], headers['cache-control'], body]).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
      'the worker',
    ])
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
    const { shellFiles } = (await get('/api/platform/registry')).json()
    expect(Object.keys(shellFiles)).toEqual(Object.keys(files))
    await commands.rollback('shell')
    expect((await get('/service-worker.js')).statusCode).toBe(404)
  })

  test('every response has security headers', async () => {
    for (const url of [
      '/course',
      '/favicon.svg',
      '/remotes/learning/page-courses.one.js',
      '/remotes/learning/gone.js',
      '/api/health',
      '/api/platform/registry',
      '/api/platform/releases',
      '/api/nothing',
      '/api/user/me',
    ]) {
      const { headers } = await get(url)
      expect([url, headers]).toEqual([
        url,
        expect.objectContaining({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'cache-control': expect.any(String),
        }),
      ])
    }
    expect((await get('/api/nothing')).json().code).toBe('NO_SUCH_CALL')
  })
})

describe('HTTPS', () => {
  test.each(['/course', '/remotes/learning/nothing.js', '/api/health', '/api/nothing'])(
    'sends HSTS on %s only if the platform uses HTTPS',
    async (url) => {
      expect((await get(url)).headers['strict-transport-security']).toBeUndefined()
      const { publicUrl } = api.config
      api.config.publicUrl = 'https://mowka.test'
      try {
        expect((await get(url)).headers['strict-transport-security']).toBe(
          'max-age=31536000; includeSubDomains',
        )
      } finally {
        api.config.publicUrl = publicUrl
      }
    },
  )
})

describe('CSP reports', () => {
  const send = (payload: string, type = 'application/csp-report') =>
    api.app.inject({
      method: 'POST',
      url: '/api/platform/csp-reports',
      headers: { 'content-type': type },
      payload,
    })

  test('CSP reports are counted by kind without personal data', async () => {
    const report = JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost/course?email=anna@mowka.test',
        referrer: 'http://localhost/profile/anna',
        'effective-directive': 'img-src',
        'blocked-uri': 'https://tracker.test/anna.png',
      },
    })
    expect((await send(report)).statusCode).toBe(204)
    expect((await send(report)).statusCode).toBe(204)
    const { cspReports } = await commands.overview()
    expect(cspReports).toEqual([
      expect.objectContaining({ directive: 'img-src', blocked: 'https://tracker.test', count: 2 }),
    ])
    expect(JSON.stringify(cspReports)).not.toContain('anna')
  })

  test('invalid CSP reports have no effect', async () => {
    const before = (await commands.overview()).cspReports
    expect((await send('[]', 'application/reports+json')).statusCode).toBe(204)
    expect((await send('no json')).statusCode).toBe(400)
    expect((await send(`{"a":"${'x'.repeat(20_000)}"}`)).statusCode).toBe(413)
    expect((await commands.overview()).cspReports).toEqual(before)
  })

  test('limits CSP reports per address', async () => {
    const codes = []
    for (let time = 0; time < 70; time++) codes.push((await send('{}')).statusCode)
    expect(codes.at(-1)).toBe(429)
  })
})
