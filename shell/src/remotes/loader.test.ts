import type { FailureKind, LoadableRelease, Registry, RegistryEntry } from '@mowka/contract/schemas/platform'
import { startI18n } from '@mowka/kernel/i18n'
import i18next from 'i18next'
import { type Face, RETRY_WAITS, RemoteLoader } from './loader'
import { RemoteError } from './remote-error'

const release = (version: string, pages = ['courses']): LoadableRelease => ({
  version,
  entry: `remoteEntry.${version}.js`,
  integrity: {
    [`remoteEntry.${version}.js`]: 'sha384-entry',
    ...Object.fromEntries(pages.map((page) => [`page-${page}.${version}.js`, `sha384-${page}`])),
    [`texts-pl.${version}.js`]: 'sha384-texts',
  },
  pages: Object.fromEntries(pages.map((page) => [page, [`page-${page}.${version}.js`]])),
  widgets: {},
  texts: { pl: [`texts-pl.${version}.js`] },
  needs: { 'pages/courses': ['@mowka/kernel/ui/table'] },
})
const entry = (change: Partial<RegistryEntry> = {}): RegistryEntry => ({
  live: release('2.0.0'),
  fallback: null,
  canary: null,
  salt: 's',
  ...change,
})

/** A page component that carries its release version. */
const page = (version: string) => Object.assign(() => null, { displayName: version })
const face = (version: string) => ({
  pages: { courses: async () => ({ default: page(version) }) },
  texts: { pl: async () => ({ default: {} }), en: async () => ({ default: {} }) },
})

/** A chunk that failed to load. */
const LOST = new Error('lost')

type Answer = FailureKind | 'works' | object

/** A fake federation with outcomes by version, used one after another; the last one repeats. */
function start(
  registryEntry: RegistryEntry | undefined,
  answers: Record<string, Answer[]> = {},
  readRegistry: () => Promise<Registry | null> = async () => null,
  {
    isForThisShell = true,
    onOutdated = async (_face: Face) => false,
    loadKernel = async (_module: string) => {},
  } = {},
) {
  const tried: string[] = []
  const failures: RemoteError[] = []
  const loaded: string[] = []
  const kernel: string[] = []
  const waits: number[] = []
  const classified: LoadableRelease[] = []
  const loader = new RemoteLoader({
    registry: registryEntry ? { learning: registryEntry } : {},
    readRegistry: async () => {
      const registry = await readRegistry()
      return registry && { registry, isForThisShell }
    },
    onOutdated,
    loadKernel: (module) => {
      kernel.push(module)
      return loadKernel(module)
    },
    who: () => 'somebody',
    wait: async (ms) => void waits.push(ms),
    onFailure: (error) => failures.push(error),
    onLoaded: (remote, version) => loaded.push(`${remote}@${version}`),
    federation: {
      async load(remote, { version }) {
        tried.push(version)
        const list = answers[version] ?? []
        const answer = (list.length > 1 ? list.shift() : list[0]) ?? 'works'
        if (typeof answer === 'object') return answer
        if (answer !== 'works') throw new RemoteError(answer, remote, version, '/x.js')
        return face(version)
      },
      async classify(error, remote, release) {
        classified.push({ ...release, integrity: { ...release.integrity } })
        const kind = error === LOST ? 'network' : 'evaluation'
        return new RemoteError(kind, remote, release.version, null, error)
      },
    },
  })
  const load = async (name = 'courses', which: Face = 'pages') =>
    (await loader.load('learning', which, name)).displayName
  return { loader, load, tried, failures, loaded, waits, kernel, classified }
}

/** Waits until what has been answered was applied. */
const flush = () => new Promise((resolve) => setTimeout(resolve))

beforeAll(() => startI18n('pl'))
beforeEach(() => document.head.replaceChildren())

test('a page loads once and is available immediately afterwards', async () => {
  const { loader, load, tried, loaded } = start(entry())
  expect(loader.peek('learning', 'pages', 'courses')).toBeNull()
  const [first, second] = await Promise.all([load(), load()])
  expect([first, second, tried]).toEqual(['2.0.0', '2.0.0', ['2.0.0']])
  expect(loader.peek('learning', 'pages', 'courses')).not.toBeNull()
  await load()
  expect([tried.length, loaded]).toEqual([1, ['learning@2.0.0']])
})

test('each load is timed separately, excluding prefetches and idle time', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000)
  const both = ['courses', 'notes']
  const notes = async () => {
    now.mockReturnValue(9_040)
    return { default: page('2.0.0') }
  }
  const module = { ...face('2.0.0'), pages: { ...face('2.0.0').pages, notes } }
  const { loader, load } = start(entry({ live: release('2.0.0', both) }), { '2.0.0': [module] })
  loader.prefetch('learning', 'pages', 'notes', 'idle')
  expect(loader.timeOf('learning')).toBeNull()
  now.mockReturnValue(9_000)
  await load('notes')
  expect(loader.timeOf('learning')).toBe(40)
  now.mockRestore()
})

test.each(['network', 'http'] as const)('%s failures are retried with growing delays', async (kind) => {
  const { load, waits, failures } = start(entry(), { '2.0.0': [kind, kind, 'works'] })
  expect(await load()).toBe('2.0.0')
  expect(waits).toEqual(RETRY_WAITS)
  expect(failures).toEqual([])
})

test.each(['timeout', 'integrity', 'evaluation', 'contract'] as const)(
  '%s failures are not retried, because nothing would change',
  async (kind) => {
    const { load, tried, waits } = start(entry(), { '2.0.0': [kind] })
    await expect(load()).rejects.toMatchObject({ kind, remote: 'learning', version: '2.0.0' })
    expect([tried, waits]).toEqual([['2.0.0'], []])
  },
)

test('a release that fails is replaced by the fallback and reported', async () => {
  const { loader, load, tried, failures, loaded } = start(entry({ fallback: release('1.9.0') }), {
    '2.0.0': ['integrity'],
  })
  expect(await load()).toBe('1.9.0')
  expect(tried).toEqual(['2.0.0', '1.9.0'])
  expect(failures.map(({ kind, version }) => [kind, version])).toEqual([['integrity', '2.0.0']])
  expect([loader.versionOf('learning'), loaded]).toEqual(['1.9.0', ['learning@1.9.0']])
})

test('a failing canary is replaced by the live release, not by the fallback', async () => {
  const { load, tried } = start(
    entry({ canary: { ...release('3.0.0'), percent: 100 }, fallback: release('1.9.0') }),
    { '3.0.0': ['evaluation'] },
  )
  expect(await load()).toBe('2.0.0')
  expect(tried).toEqual(['3.0.0', '2.0.0'])
})

test('when both fail, both are reported and the second error is thrown', async () => {
  const { load, failures } = start(entry({ fallback: release('1.9.0') }), {
    '2.0.0': ['integrity'],
    '1.9.0': ['evaluation'],
  })
  await expect(load()).rejects.toMatchObject({ kind: 'evaluation', version: '1.9.0' })
  expect(failures.map(({ version }) => version)).toEqual(['2.0.0', '1.9.0'])
})

test('a fallback that lacks the page is not used', async () => {
  const { load, tried } = start(entry({ fallback: release('1.9.0', ['notes']) }), { '2.0.0': ['evaluation'] })
  await expect(load()).rejects.toMatchObject({ version: '2.0.0' })
  expect(tried).toEqual(['2.0.0'])
})

test('the next call after a failure retries', async () => {
  const { load } = start(entry(), { '2.0.0': ['evaluation', 'works'] })
  await expect(load()).rejects.toBeInstanceOf(RemoteError)
  expect(await load()).toBe('2.0.0')
})

test('a retry uses the current registry if the failed release is gone', async () => {
  const { loader, load, tried } = start(entry(), { '2.0.0': ['evaluation'] }, async () => ({
    learning: entry({ live: release('1.9.0') }),
  }))
  await expect(load()).rejects.toMatchObject({ version: '2.0.0' })
  loader.markForRetry('learning')
  expect(await load()).toBe('1.9.0')
  expect([tried, loader.versionOf('learning')]).toEqual([['2.0.0', '1.9.0'], '1.9.0'])
})

test('a page that broke while rendering is not reused, and the registry is fetched once', async () => {
  const asked = jest.fn(async () => ({ learning: entry({ live: release('2.0.1') }) }))
  const { loader, load } = start(entry(), {}, asked)
  expect(await load()).toBe('2.0.0')
  loader.markForRetry('learning')
  expect(loader.peek('learning', 'pages', 'courses')).toBeNull()
  expect(await load()).toBe('2.0.1')
  expect(await load()).toBe('2.0.1')
  expect(asked).toHaveBeenCalledTimes(1)
})

test.each([
  ['nobody answers', async () => null],
  ['the release is the same', async () => ({ learning: entry() })],
  ['the remote is gone from the registry', async () => ({})],
])('a retry loads the same release when %s', async (_, readRegistry) => {
  const { loader, load, tried } = start(entry(), { '2.0.0': ['evaluation', 'works'] }, readRegistry)
  await expect(load()).rejects.toBeInstanceOf(RemoteError)
  loader.markForRetry('learning')
  expect(await load()).toBe('2.0.0')
  expect(tried).toEqual(['2.0.0', '2.0.0'])
})

describe('in a page with an outdated shell', () => {
  const failed = async (onOutdated: (face: Face) => Promise<boolean>) => {
    const now = { learning: entry({ live: release('3.0.0') }) }
    const page = start(entry(), { '2.0.0': ['render', 'works'] }, async () => now, {
      isForThisShell: false,
      onOutdated,
    })
    await expect(page.load()).rejects.toMatchObject({ version: '2.0.0' })
    page.loader.markForRetry('learning')
    return page
  }

  test('an unknown release is not run, and the page is reloaded', async () => {
    const onOutdated = jest.fn(async () => true)
    const { load, tried, failures } = await failed(onOutdated)
    const outcome = jest.fn()
    void load().then(outcome, outcome)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(onOutdated).toHaveBeenCalledWith('pages')
    expect(tried).toEqual(['2.0.0'])
    // Nothing is reported against the newer release, and no failure shows during the reload.
    expect(failures.map(({ version }) => version)).toEqual(['2.0.0'])
    expect(outcome).not.toHaveBeenCalled()
  })

  test('if the reload is declined, the known release is tried again', async () => {
    const { load } = await failed(async () => false)
    expect(await load()).toBe('2.0.0')
  })
})

test('other pages of a replaced release are loaded from its replacement', async () => {
  const both = ['courses', 'notes']
  const texts = face('').texts
  const { load } = start(entry({ live: release('2.0.0', both), fallback: release('1.9.0', both) }), {
    '2.0.0': [face('2.0.0'), 'integrity'],
    '1.9.0': [
      {
        pages: {
          courses: async () => ({ default: page('1.9.0') }),
          notes: async () => ({ default: page('1.9.0') }),
        },
        texts,
      },
    ],
  })
  expect(await load('courses')).toBe('2.0.0')
  expect(await load('notes')).toBe('1.9.0')
  expect(await load('courses')).toBe('1.9.0')
})

test('a page from a release that was replaced meanwhile is counted for that release and not cached', async () => {
  const both = ['courses', 'notes']
  const texts = face('').texts
  let arrive: (module: { default: ReturnType<typeof page> }) => void = () => {}
  const slow = () => new Promise<{ default: ReturnType<typeof page> }>((resolve) => (arrive = resolve))
  const of = (version: string, courses: () => Promise<{ default: unknown }>) => ({
    pages: { courses, notes: async () => ({ default: page(version) }) },
    texts,
  })
  const old = of('1.9.0', async () => ({ default: page('1.9.0') }))
  const { load, loaded, tried } = start(
    entry({ live: release('2.0.0', both), fallback: release('1.9.0', both) }),
    { '2.0.0': [of('2.0.0', slow), 'evaluation'], '1.9.0': [old] },
  )
  const courses = load('courses')
  while (tried.length === 0) await Promise.resolve()
  expect(await load('notes')).toBe('1.9.0')
  arrive({ default: page('2.0.0') })
  expect(await courses).toBe('2.0.0')
  expect(loaded).toEqual(['learning@1.9.0', 'learning@2.0.0'])
  expect(await load('courses')).toBe('1.9.0')
})

test.each([
  ['has no such page', { pages: {}, texts: face('').texts }],
  ['has no texts', { pages: face('').pages }],
  ['exports nothing', { pages: { courses: async () => ({}) }, texts: face('').texts }],
])('a release that %s breaks the contract', async (_, module) => {
  const { load } = start(entry(), { '2.0.0': [module] })
  await expect(load()).rejects.toMatchObject({ kind: 'contract' })
})

test('a remote that is missing in the registry is a contract failure', async () => {
  const { loader, load } = start(undefined)
  expect(loader.has('learning', 'pages', 'courses')).toBe(false)
  await expect(load()).rejects.toMatchObject({ kind: 'contract', version: '' })
})

test('all files of a page are fetched in parallel, with their integrity', () => {
  const { loader, kernel } = start(entry())
  loader.prefetch('learning', 'pages', 'courses')
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['preload', '/remotes/learning/remoteEntry.2.0.0.js'],
    ['preload', '/remotes/learning/page-courses.2.0.0.js'],
    ['preload', '/remotes/learning/texts-pl.2.0.0.js'],
  ])
  expect(links[0]?.integrity).toBe('sha384-entry')
  expect(kernel).toEqual(['@mowka/kernel/ui/table'])
  loader.prefetch('learning', 'pages', 'courses', 'idle')
  expect(document.head.querySelectorAll('link')).toHaveLength(3)
})

test('only the parts of the texts that a page shows are loaded, in parallel with its files', async () => {
  const part = (title: string) => ({
    pl: jest.fn(async () => ({ default: { [title]: title } })),
    en: jest.fn(),
  })
  const texts = {
    words: part('words'),
    notes: { ...part('notes'), namespace: 'notes' },
    audio: part('audio'),
  }
  const { loader, load } = start(
    entry({
      live: {
        ...release('2.0.0'),
        integrity: {
          ...release('2.0.0').integrity,
          'texts-words-pl.js': 'sha384-words',
          'texts-notes-pl.js': 'sha384-notes',
        },
        texts: { 'pl/pages/courses': ['texts-words-pl.js', 'texts-notes-pl.js'] },
      },
    }),
    { '2.0.0': [{ ...face('2.0.0'), texts, textsOf: { courses: ['words', 'notes'] } }] },
  )
  loader.prefetch('learning', 'pages', 'courses')
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/remotes/learning/remoteEntry.2.0.0.js',
    '/remotes/learning/page-courses.2.0.0.js',
    '/remotes/learning/texts-words-pl.js',
    '/remotes/learning/texts-notes-pl.js',
  ])
  await load()
  expect(i18next.getResourceBundle('pl', 'learning')).toMatchObject({ words: 'words' })
  expect(i18next.getResourceBundle('pl', 'notes')).toEqual({ notes: 'notes' })
  expect(texts.audio.pl).not.toHaveBeenCalled()
})

test('a page is not run before its kernel modules are loaded, because it would stay broken', async () => {
  let isThere = false
  const loadKernel = async () => {
    if (!isThere) throw LOST
  }
  const { load, tried, waits } = start(entry(), {}, undefined, { loadKernel })
  await expect(load()).rejects.toMatchObject({ kind: 'network' })
  expect([tried, waits]).toEqual([[], RETRY_WAITS])
  isThere = true
  expect(await load()).toBe('2.0.0')
})

test('a speculative prefetch has low priority, and an unknown page is not prefetched', () => {
  const { loader, kernel } = start(entry())
  loader.prefetch('learning', 'pages', 'nothing')
  loader.prefetch('learning', 'pages', 'courses', 'idle')
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'prefetch',
    'prefetch',
    'prefetch',
  ])
  // A speculative prefetch runs nothing.
  expect(kernel).toEqual([])
})

describe('of another remote than the page shows, only the entry is known', () => {
  const known = release('2.0.0')
  const partial = {
    integrity: { [known.entry]: 'sha384-entry' },
    pages: { courses: [] },
    texts: {},
    isPartial: true,
  }
  const reduced = (): RegistryEntry => entry({ live: { ...known, ...partial } })
  const hrefs = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

  test('the other files are requested once, and then fetched with their hashes', async () => {
    const readRegistry = jest.fn(async () => ({ learning: entry() }))
    const { loader } = start(reduced(), {}, readRegistry)
    loader.prefetch('learning', 'pages', 'courses')
    expect(hrefs()).toEqual(['/remotes/learning/remoteEntry.2.0.0.js'])
    loader.prefetch('learning', 'pages', 'courses')
    await flush()
    expect(hrefs()).toEqual([
      '/remotes/learning/remoteEntry.2.0.0.js',
      '/remotes/learning/page-courses.2.0.0.js',
      '/remotes/learning/texts-pl.2.0.0.js',
    ])
    expect(document.head.querySelectorAll('link')[1]?.integrity).toBe('sha384-courses')
    expect(readRegistry).toHaveBeenCalledTimes(1)
  })

  test('the page loads without waiting for them, and without them', async () => {
    const { load } = start(reduced(), {}, () => new Promise(() => {}))
    expect(await load()).toBe('2.0.0')
    expect(await start(reduced()).load()).toBe('2.0.0')
    expect(hrefs()).toEqual(['/remotes/learning/remoteEntry.2.0.0.js'])
  })

  test('files of a newer release are not fetched for the one of the page', async () => {
    const { loader } = start(reduced(), {}, async () => ({ learning: entry({ live: release('3.0.0') }) }))
    loader.prefetch('learning', 'pages', 'courses')
    await flush()
    expect(hrefs()).toEqual(['/remotes/learning/remoteEntry.2.0.0.js'])
  })

  test('after a timeout they are requested again', async () => {
    const readRegistry = jest.fn(async (): Promise<Registry | null> => null)
    const { loader } = start(reduced(), {}, readRegistry)
    loader.prefetch('learning', 'pages', 'courses')
    await flush()
    readRegistry.mockResolvedValue({ learning: entry() })
    loader.prefetch('learning', 'pages', 'courses')
    await flush()
    expect(hrefs()).toHaveLength(3)
  })

  test('a failure is classified with them', async () => {
    const lost = async () => {
      throw LOST
    }
    const answer = async () => ({ learning: entry() })
    const { load, classified } = start(reduced(), {}, answer, { loadKernel: lost })
    await expect(load()).rejects.toMatchObject({ kind: 'network' })
    expect(classified[0]?.integrity).toEqual(known.integrity)
  })
})

test('after damaged files, the next attempt first refetches all of them past the cache', async () => {
  const fetched: string[] = []
  const fetchBefore = globalThis.fetch
  globalThis.fetch = (async (url: string, { cache }: RequestInit) => {
    fetched.push(`${cache} ${url}`)
  }) as unknown as typeof fetch
  try {
    const { load } = start(entry(), { '2.0.0': ['integrity', 'works'] })
    await expect(load()).rejects.toMatchObject({ kind: 'integrity' })
    expect(fetched).toEqual([])
    expect(await load()).toBe('2.0.0')
    expect(fetched).toEqual(
      ['remoteEntry.2.0.0.js', 'page-courses.2.0.0.js', 'texts-pl.2.0.0.js'].map(
        (file) => `reload /remotes/learning/${file}`,
      ),
    )
  } finally {
    globalThis.fetch = fetchBefore
  }
})
