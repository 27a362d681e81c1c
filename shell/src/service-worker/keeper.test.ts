import type { PlatformRegistry } from '@mowka/shared/contract/schemas/platform'
import { Keeper } from './keeper'
import { kindOf } from './rules'

const ORIGIN = 'https://mowka.test'
const url = (path: string) => new URL(path, ORIGIN).href

/** A response as far as a keeper looks at it; jsdom has none. */
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

/** Caches in memory, in the order of what was put in. */
function memory() {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (asked: Request | string) => url(typeof asked === 'string' ? asked : asked.url)
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (asked: Request | string) => store.get(keyOf(asked)),
      put: async (asked: Request | string, given: Response) => void store.set(keyOf(asked), given),
      keys: async () => [...store.keys()].map((key) => ({ url: key })),
      delete: async (asked: Request | string) => store.delete(keyOf(asked)),
    }
  }
  return {
    stores,
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    } as never,
  }
}

function surroundings() {
  const answers = new Map<string, Response>()
  const asked: string[] = []
  const { stores, caches } = memory()
  let release = () => {}
  const keeper = new Keeper({
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
  const open = (wanted: Request) => bodyOf(keeper.answer(wanted, none))
  return { keeper, answers, asked, stores, open, bodyOf, patienceEnds: () => release() }
}

test.each([
  ['GET', 'navigate', '/course', 'page'],
  ['GET', 'navigate', '/api/docs', 'other'],
  ['GET', 'navigate', '/', 'page'],
  ['GET', 'navigate', '/files/media/abc.mp3', 'other'],
  ['GET', 'navigate', '/icons/avatars/fox.webp', 'other'],
  ['GET', 'navigate', '/favicon.svg', 'other'],
  ['GET', 'navigate', '/manifest.webmanifest', 'other'],
  ['GET', 'cors', '/remotes/shell/main.1.js', 'file'],
  ['GET', 'cors', '/api/recording/abc', 'recording'],
  ['GET', 'cors', '/api/recording/abc/more', 'other'],
  ['GET', 'cors', '/api/course', 'other'],
  ['POST', 'cors', '/api/recording/abc', 'other'],
  ['GET', 'navigate', 'https://elsewhere.test/course', 'other'],
])('%s %s %s is answered as %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode: mode as RequestMode, url: url(path) }, ORIGIN)).toBe(kind)
})

describe('the page', () => {
  test('comes from the network, so that a release wins at the next start, and is kept for when there is none', async () => {
    const { answers, open } = surroundings()
    answers.set('/course', response('first', 'text/html'))
    expect(await open(page())).toBe('first')
    answers.set('/course', response('second', 'text/html'))
    expect(await open(page())).toBe('second')
    answers.clear()
    expect(await open(page('/dashboard'))).toBe('second')
  })

  test('is the one that the browser asked for while the worker started', async () => {
    const { keeper, asked, bodyOf } = surroundings()
    const preloaded = Promise.resolve(response('preloaded', 'text/html'))
    expect(await bodyOf(keeper.answer(page(), preloaded))).toBe('preloaded')
    expect(asked).toEqual([])
  })

  test('an error page is shown and never kept', async () => {
    const { answers, open } = surroundings()
    answers.set('/course', response('good', 'text/html'))
    await open(page())
    answers.set('/course', response('unavailable', 'text/html', 503))
    expect(await open(page())).toBe('unavailable')
    answers.clear()
    expect(await open(page())).toBe('good')
  })

  test('the kept one is shown when the network takes too long', async () => {
    const { keeper, answers, bodyOf, open, patienceEnds } = surroundings()
    answers.set('/course', response('kept', 'text/html'))
    await open(page())
    const answer = bodyOf(keeper.answer(page(), new Promise(() => {})))
    await new Promise((resolve) => setTimeout(resolve))
    patienceEnds()
    expect(await answer).toBe('kept')
  })

  test('without a network and without a kept one there is none', async () => {
    await expect(surroundings().open(page())).rejects.toThrow('Failed to fetch')
  })
})

describe('what never changes', () => {
  test('is asked for once', async () => {
    const { answers, asked, open } = surroundings()
    answers.set('/remotes/learning/page.1.js', response('code'))
    for (let time = 0; time < 3; time++)
      expect(await open(request('/remotes/learning/page.1.js'))).toBe('code')
    expect(asked).toHaveLength(1)
  })

  test('is asked for again by who reloads a damaged file', async () => {
    const { answers, open } = surroundings()
    answers.set('/remotes/learning/page.1.js', response('damaged'))
    await open(request('/remotes/learning/page.1.js'))
    answers.set('/remotes/learning/page.1.js', response('good'))
    expect(await open(request('/remotes/learning/page.1.js', { cache: 'reload' }))).toBe('good')
    expect(await open(request('/remotes/learning/page.1.js'))).toBe('good')
  })

  test('a missing file is not kept', async () => {
    const { answers, open } = surroundings()
    answers.set('/remotes/learning/page.1.js', response('none', 'application/json', 404))
    await open(request('/remotes/learning/page.1.js'))
    answers.set('/remotes/learning/page.1.js', response('code'))
    expect(await open(request('/remotes/learning/page.1.js'))).toBe('code')
  })

  test('of recordings the newest 600 stay, and none when the person leaves', async () => {
    const { keeper, answers, asked, open, stores } = surroundings()
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

describe('keeping what is live', () => {
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

  test('fetches the live releases ahead, drops what nobody gets any more, and never fetches twice', async () => {
    const { keeper, answers, asked, stores, open } = surroundings()
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

  test('keeps the page that started the worker, and never asks for it again', async () => {
    const { keeper, answers, asked, open } = surroundings()
    serve(answers, '1.0.0')
    answers.set('/', response('the page', 'text/html'))
    await keeper.keep()
    await keeper.keep()
    expect(asked.filter((path) => path === '/')).toHaveLength(1)
    answers.clear()
    expect(await open(page())).toBe('the page')
  })

  test('without the network everything stays as it is', async () => {
    const { keeper, answers, stores } = surroundings()
    serve(answers, '1.0.0')
    await keeper.keep()
    const before = kept(stores)
    answers.clear()
    await keeper.keep()
    expect(kept(stores)).toEqual(before)
  })

  test('what a former worker kept in another shape goes', async () => {
    const { keeper, stores } = surroundings()
    stores.set('mowka-files-0', new Map())
    stores.set('somebody-elses', new Map())
    await keeper.tidy()
    expect([...stores.keys()]).toEqual(['somebody-elses'])
  })
})
