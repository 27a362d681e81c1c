import type { PlatformRegistry } from '@mowka/contract/schemas/platform'
import { OfflineCache } from './offline-cache'
import { kindOf } from './rules'

const ORIGIN = 'https://mowka.test'
const url = (path: string) => new URL(path, ORIGIN).href

/** The parts of a response that the worker uses; jsdom has none. */
const response = (body: string, type = 'text/javascript', status = 200) => {
  const made = {
    body,
    status,
    ok: status === 200,
    headers: { get: () => type },
    clone: () => made,
    json: async () => JSON.parse(body),
  }
  return made as unknown as Response & { body: string }
}
const request = (path: string, given: Partial<Request> = {}) =>
  ({ url: url(path), method: 'GET', mode: 'cors', cache: 'default', ...given }) as Request
const page = (path = '/course') => request(path, { mode: 'navigate' })

/** Methods of cache storage and of a cache. */
const methods = ['open', 'names', 'drop', 'match', 'put', 'keys', 'delete'] as const
type Method = (typeof methods)[number]

/** In-memory caches, oldest entry first. Methods in `broken` reject. */
function memory(broken: ReadonlySet<Method>) {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (asked: Request | string) => url(typeof asked === 'string' ? asked : asked.url)
  const unless = async <Value>(method: Method, act: () => Value): Promise<Value> => {
    if (broken.has(method)) throw new DOMException('Quota exceeded.', 'QuotaExceededError')
    return act()
  }
  const open = (name: string) =>
    unless('open', () => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return {
        match: (asked: Request | string) => unless('match', () => store.get(keyOf(asked))),
        put: (asked: Request | string, given: Response) =>
          unless('put', () => void store.set(keyOf(asked), given)),
        keys: () => unless('keys', () => [...store.keys()].map((key) => ({ url: key }))),
        delete: (asked: Request | string) => unless('delete', () => store.delete(keyOf(asked))),
      }
    })
  return {
    stores,
    caches: {
      open,
      keys: () => unless('names', () => [...stores.keys()]),
      delete: (name: string) => unless('drop', () => stores.delete(name)),
    } as never,
  }
}

function setUp() {
  const answers = new Map<string, Response>()
  const asked: string[] = []
  const broken = new Set<Method>()
  const { stores, caches } = memory(broken)
  let release = () => {}
  const keeper = new OfflineCache({
    origin: ORIGIN,
    caches,
    fetch: async (wanted) => {
      const { pathname } = new URL(typeof wanted === 'string' ? url(wanted) : wanted.url)
      asked.push(pathname)
      const found = answers.get(pathname)
      if (!found) throw new TypeError('Failed to fetch')
      return found
    },
    after: () => new Promise((resolve) => (release = resolve)),
  })
  const bodyOf = async (answer: Promise<Response> | null) =>
    ((await answer) as unknown as { body: string }).body
  const none = Promise.resolve(undefined)
  const work: Promise<unknown>[] = []
  const background = (begun: Promise<unknown>) => void work.push(begun)
  /** Returns the response body after everything is cached. */
  const open = async (wanted: Request) => {
    const body = await bodyOf(keeper.answer(wanted, none, background))
    await Promise.all(work)
    return body
  }
  const patienceEnds = () => release()
  return { keeper, answers, asked, broken, stores, open, bodyOf, background, patienceEnds }
}

test.each([
  ['GET', 'navigate', '/course', 'page'],
  ['GET', 'navigate', '/api/docs', 'other'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/files/media/abc.mp3', 'other'],
  ['GET', 'navigate', '/files/media/abc.png', 'other'],
  ['GET', 'no-cors', '/files/media/0b1c-2d.png', 'picture'],
  ['GET', 'cors', '/files/media/0b1c-2d.png', 'picture'],
  ['GET', 'no-cors', '/files/other/abc.png', 'other'],
  ['GET', 'navigate', '/icons/avatars/fox.webp', 'other'],
  ['GET', 'navigate', '/favicon.svg', 'other'],
  ['GET', 'navigate', '/manifest.webmanifest', 'other'],
  ['GET', 'cors', '/remotes/shell/main.1.js', 'file'],
  ['GET', 'cors', '/api/recording/abc', 'recording'],
  ['GET', 'cors', '/api/recording/abc/more', 'other'],
  ['GET', 'cors', '/api/course', 'other'],
  ['POST', 'cors', '/api/recording/abc', 'other'],
  ['GET', 'navigate', 'https://elsewhere.test/course', 'other'],
])('%s %s %s is handled as %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode: mode as RequestMode, url: url(path) }, ORIGIN)).toBe(kind)
})

describe('the page', () => {
  test('comes from the network, so that a release applies at the next start, and is cached for offline use', async () => {
    const { answers, open } = setUp()
    answers.set('/course', response('first', 'text/html'))
    expect(await open(page())).toBe('first')
    answers.set('/course', response('second', 'text/html'))
    expect(await open(page())).toBe('second')
    answers.clear()
    expect(await open(page('/dashboard'))).toBe('second')
  })

  test("uses the browser's navigation preload", async () => {
    const { keeper, asked, bodyOf, background } = setUp()
    const preloaded = Promise.resolve(response('preloaded', 'text/html'))
    expect(await bodyOf(keeper.answer(page(), preloaded, background))).toBe('preloaded')
    expect(asked).toEqual([])
  })

  test('an error page of the server is shown and never cached', async () => {
    const { answers, open } = setUp()
    answers.set('/course', response('good', 'text/html'))
    await open(page())
    answers.set('/course', response('failed', 'text/html', 500))
    expect(await open(page())).toBe('failed')
    answers.clear()
    expect(await open(page())).toBe('good')
  })

  test.each([502, 503, 504])('a gateway error %i is replaced by the cached page', async (status) => {
    const { answers, open } = setUp()
    answers.set('/course', response('gateway', 'text/html', status))
    expect(await open(page())).toBe('gateway')
    answers.set('/course', response('cached', 'text/html'))
    await open(page())
    answers.set('/course', response('gateway', 'text/html', status))
    expect(await open(page())).toBe('cached')
  })

  test('the cached page is shown when the network takes too long', async () => {
    const { keeper, answers, bodyOf, open, background, patienceEnds } = setUp()
    answers.set('/course', response('kept', 'text/html'))
    await open(page())
    const answer = bodyOf(keeper.answer(page(), new Promise(() => {}), background))
    await new Promise((resolve) => setTimeout(resolve))
    patienceEnds()
    expect(await answer).toBe('kept')
  })

  test('a slow first page without a cached one is awaited', async () => {
    const { keeper, bodyOf, background, patienceEnds } = setUp()
    let arrive = (_: Response) => {}
    const slow = new Promise<Response>((resolve) => {
      arrive = resolve
    })
    const answer = bodyOf(keeper.answer(page(), slow, background))
    patienceEnds()
    arrive(response('slow', 'text/html'))
    expect(await answer).toBe('slow')
  })

  test('a request fails without a network and without a cached page', async () => {
    await expect(setUp().open(page())).rejects.toThrow('Failed to fetch')
  })
})

describe.each(methods)('with caches whose "%s" rejects, as on a full disk', (method) => {
  const failing = () => {
    const made = setUp()
    made.broken.add(method)
    return made
  }

  test.each([
    ['the page', page()],
    ['a release file', request('/remotes/learning/page.1.js')],
    ['a release file that is reloaded', request('/remotes/learning/page.1.js', { cache: 'reload' })],
    ['a recording', request('/api/recording/1')],
    ['a picture', request('/files/media/1.png')],
  ])('%s comes from the network', async (_, wanted) => {
    const { answers, open } = failing()
    answers.set(new URL(wanted.url).pathname, response('network', 'text/html'))
    for (let time = 0; time < 2; time++) expect(await open(wanted)).toBe('network')
  })

  test("prefetching, clearing a user's data and cleaning up end without an error", async () => {
    const { keeper, answers, stores } = failing()
    const registry: PlatformRegistry = { shell: '1', shellFiles: { 'main.js': 'sha384-main' }, registry: {} }
    answers.set('/api/platform/registry', response(JSON.stringify(registry), 'application/json'))
    answers.set('/remotes/shell/main.js', response('code'))
    answers.set('/', response('page', 'text/html'))
    stores.set('mowka-files-0', new Map())
    await expect(Promise.all([keeper.keep(), keeper.forget(), keeper.tidy()])).resolves.toBeDefined()
  })
})

describe('immutable files', () => {
  test('are requested once', async () => {
    const { answers, asked, open } = setUp()
    answers.set('/remotes/learning/page.1.js', response('code'))
    for (let time = 0; time < 3; time++)
      expect(await open(request('/remotes/learning/page.1.js'))).toBe('code')
    expect(asked).toHaveLength(1)
  })

  test('are requested again when a damaged file is reloaded', async () => {
    const { answers, open } = setUp()
    answers.set('/remotes/learning/page.1.js', response('damaged'))
    await open(request('/remotes/learning/page.1.js'))
    answers.set('/remotes/learning/page.1.js', response('good'))
    expect(await open(request('/remotes/learning/page.1.js', { cache: 'reload' }))).toBe('good')
    expect(await open(request('/remotes/learning/page.1.js'))).toBe('good')
  })

  test('a missing file is not cached', async () => {
    const { answers, open } = setUp()
    answers.set('/remotes/learning/page.1.js', response('none', 'application/json', 404))
    await open(request('/remotes/learning/page.1.js'))
    answers.set('/remotes/learning/page.1.js', response('code'))
    expect(await open(request('/remotes/learning/page.1.js'))).toBe('code')
  })

  test('the newest 600 recordings stay cached, and none after the user signs out', async () => {
    const { keeper, answers, asked, open, stores } = setUp()
    for (let id = 0; id <= 600; id++) {
      answers.set(`/api/recording/${id}`, response(`sound ${id}`, 'audio/mpeg'))
      await open(request(`/api/recording/${id}`))
    }
    asked.length = 0
    expect(await open(request('/api/recording/600'))).toBe('sound 600')
    expect(asked).toEqual([])
    await open(request('/api/recording/0'))
    expect(asked).toEqual(['/api/recording/0'])
    await keeper.forget()
    expect([...stores.keys()].filter((name) => name.includes('recordings'))).toEqual([])
  })
})

describe('pictures of the media library', () => {
  const show = (path: string) => request(path, { mode: 'no-cors' })

  test('come from the network, so that a deleted one disappears, and from the cache without a network', async () => {
    const { answers, open } = setUp()
    answers.set('/files/media/a.png', response('first', 'image/png'))
    expect(await open(show('/files/media/a.png'))).toBe('first')
    answers.set('/files/media/a.png', response('gone', 'application/json', 404))
    expect(await open(show('/files/media/a.png'))).toBe('gone')
    answers.clear()
    expect(await open(show('/files/media/a.png'))).toBe('first')
    await expect(open(show('/files/media/b.png'))).rejects.toThrow('Failed to fetch')
  })

  test('stay cached if they are among the last 100 that were shown, and not after the user signs out', async () => {
    const { keeper, answers, open, stores } = setUp()
    const path = (id: number) => `/files/media/${id}.png`
    for (let id = 0; id <= 100; id++) {
      answers.set(path(id), response(`picture ${id}`, 'image/png'))
      await open(show(path(id)))
      // Shown again and again.
      await open(show(path(0)))
    }
    answers.clear()
    expect(await open(show(path(0)))).toBe('picture 0')
    await expect(open(show(path(1)))).rejects.toThrow('Failed to fetch')
    expect(await open(show(path(100)))).toBe('picture 100')
    await keeper.forget()
    expect([...stores.keys()].filter((name) => name.includes('pictures'))).toEqual([])
  })
})

describe('caching the live releases', () => {
  const release = (version: string, ...files: string[]) => ({
    version,
    entry: files[0] ?? '',
    integrity: Object.fromEntries(files.map((file) => [file, `sha384-${file}`])),
    pages: {},
    widgets: {},
    texts: {},
    needs: {},
  })
  const registry = (version: string): PlatformRegistry => ({
    shell: '1.0.0',
    shellFiles: { 'main.1.js': 'sha384-main' },
    registry: {
      learning: {
        live: release(version, `entry.${version}.js`, 'page.1.js'),
        fallback: release('0.9.0', 'entry.0.9.0.js'),
        canary: { ...release('2.0.0', 'entry.2.0.0.js'), percent: 5 },
        salt: 'x',
      },
    },
  })
  const serve = (answers: Map<string, Response>, version: string) => {
    answers.set('/api/platform/registry', response(JSON.stringify(registry(version)), 'application/json'))
    for (const file of ['shell/main.1.js', `learning/entry.${version}.js`, 'learning/page.1.js']) {
      answers.set(`/remotes/${file}`, response(file))
    }
  }
  const kept = (stores: Map<string, Map<string, Response>>) =>
    [...(stores.get('mowka-files-1')?.keys() ?? [])].map((key) => new URL(key).pathname).sort()

  test('prefetches the live releases, removes outdated files, and never fetches twice', async () => {
    const { keeper, answers, asked, stores, open } = setUp()
    serve(answers, '1.0.0')
    answers.set('/remotes/learning/entry.0.9.0.js', response('fall-back'))
    await open(request('/remotes/learning/entry.0.9.0.js'))
    await keeper.keep()
    expect(kept(stores)).toEqual([
      '/remotes/learning/entry.0.9.0.js',
      '/remotes/learning/entry.1.0.0.js',
      '/remotes/learning/page.1.js',
      '/remotes/shell/main.1.js',
    ])
    serve(answers, '1.1.0')
    asked.length = 0
    await keeper.keep()
    expect([...asked].sort()).toEqual(['/', '/api/platform/registry', '/remotes/learning/entry.1.1.0.js'])
    expect(kept(stores)).not.toContain('/remotes/learning/entry.1.0.0.js')
  })

  test('caches the page that started the worker and never requests it again', async () => {
    const { keeper, answers, asked, open } = setUp()
    serve(answers, '1.0.0')
    answers.set('/', response('the page', 'text/html'))
    await keeper.keep()
    await keeper.keep()
    expect(asked.filter((path) => path === '/')).toHaveLength(1)
    answers.clear()
    expect(await open(page())).toBe('the page')
  })

  test('stops downloading when the browser refuses to store a file', async () => {
    const { keeper, answers, asked, broken } = setUp()
    const files = Array.from({ length: 20 }, (_, index) => `file.${index}.js`)
    const shellFiles = Object.fromEntries(files.map((file) => [file, `sha384-${file}`]))
    const registry: PlatformRegistry = { shell: '1.0.0', shellFiles, registry: {} }
    answers.set('/api/platform/registry', response(JSON.stringify(registry), 'application/json'))
    for (const file of files) answers.set(`/remotes/shell/${file}`, response(file))
    broken.add('put')
    await keeper.keep()
    expect(asked.filter((path) => path.startsWith('/remotes/')).length).toBeLessThanOrEqual(3)
  })

  test('leaves the cache unchanged without a network', async () => {
    const { keeper, answers, stores } = setUp()
    serve(answers, '1.0.0')
    await keeper.keep()
    const before = kept(stores)
    answers.clear()
    await keeper.keep()
    expect(kept(stores)).toEqual(before)
  })

  test('caches of an older worker format are removed', async () => {
    const { keeper, stores } = setUp()
    stores.set('mowka-files-0', new Map())
    stores.set('somebody-elses', new Map())
    await keeper.tidy()
    expect([...stores.keys()]).toEqual(['somebody-elses'])
  })
})
