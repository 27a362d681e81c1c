import type { PlatformRegistry } from '@mowka/contract/schemas/platform'
import { isGatewayStatus } from '@mowka/domain/browser/gateway-status'
import { filesToKeep, kindOf, workerCaches } from './rules'

/** The part of cache storage that the worker uses; tests provide a fake. */
type CacheArea = Pick<CacheStorage, 'open' | 'keys' | 'delete'>

/** Runs a cache operation; a failure has the result of an empty cache. */
async function orEmpty<Value>(operation: () => Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await operation()
  } catch {
    return empty
  }
}

/**
 * Cache storage in which every failure is a miss. Browsers throw from any of its methods when the disk is full, the
 * store is damaged or site data is blocked, and none of that is a reason to fail a request.
 */
class TolerantCaches {
  private readonly area: CacheArea

  constructor(area: CacheArea) {
    this.area = area
  }

  match(name: string, request: string): Promise<Response | undefined> {
    return orEmpty(async () => (await this.area.open(name)).match(request), undefined)
  }

  /** Stores a response; returns false if the browser refuses. */
  put(name: string, request: string, response: Response): Promise<boolean> {
    return orEmpty(async () => {
      await (await this.area.open(name)).put(request, response)
      return true
    }, false)
  }

  /** Returns the URLs of a cache, oldest first. */
  urls(name: string): Promise<string[]> {
    return orEmpty(async () => (await (await this.area.open(name)).keys()).map(({ url }) => url), [])
  }

  async remove(name: string, urls: readonly string[]): Promise<void> {
    for (const url of urls) await orEmpty(async () => (await this.area.open(name)).delete(url), false)
  }

  /** Returns the names of all caches of the origin. */
  names(): Promise<string[]> {
    return orEmpty(() => this.area.keys(), [])
  }

  async drop(name: string): Promise<void> {
    await orEmpty(() => this.area.delete(name), false)
  }
}

const { keptPage: PAGES, keptFiles: FILES, keptRecordings: RECORDINGS, keptPictures: PICTURES } = workerCaches
const STORES: readonly string[] = Object.values(workerCaches)

/** Cache key of the page, which is the same for every address of the product. */
const PAGE = '/'

/** Time in ms after which the cached page is shown. */
const PAGE_TIMEOUT = 8_000

/** Maximum number of cached recordings; more than the offline lessons have (`MAX_OFFLINE_LESSONS`). */
const MAX_RECORDINGS = 600

/** Maximum number of cached pictures of the media library; a file may have 10 MB. */
const MAX_PICTURES = 100

/** Number of parallel prefetches, low enough not to block the user's own requests. */
const PARALLEL_PREFETCHES = 3

/** Dependencies of the cache; tests provide fakes. */
export type Dependencies = {
  origin: string
  caches: CacheArea
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  after: (milliseconds: number) => Promise<void>
}

/** Extends the worker's lifetime until background work ends. The work never rejects. */
type Background = (work: Promise<unknown>) => void

/**
 * Caches the page, the files of the live releases, recordings and pictures on the device. The page comes from the
 * network whenever possible, so a release, rollback or withdrawal applies at the next start; it references files by
 * content hash, so releases are never mixed. Caching runs alongside the response: a cache failure never fails a request.
 */
export class OfflineCache {
  private readonly around: Dependencies
  private readonly caches: TolerantCaches

  constructor(around: Dependencies) {
    this.around = around
    this.caches = new TolerantCaches(around.caches)
  }

  /**
   * Returns the response to a request; null if the worker doesn't handle it. `preloaded` is the browser's navigation
   * preload. `background` must be callable while the response is pending.
   */
  answer(
    request: Request,
    preloaded: Promise<Response | undefined>,
    background: Background,
  ): Promise<Response> | null {
    switch (kindOf(request, this.around.origin)) {
      case 'page':
        return this.page(request, preloaded, background)
      case 'file':
        return this.unchanging(request, FILES, background)
      case 'recording':
        return this.unchanging(request, RECORDINGS, background, MAX_RECORDINGS)
      case 'picture':
        return this.picture(request, background)
      case 'other':
        return null
    }
  }

  /** Returns a picture from the network, without one from the cache. The newest are cached. */
  private async picture(request: Request, background: Background): Promise<Response> {
    const { url } = request
    try {
      const response = await this.around.fetch(request)
      if (response.status === 200) {
        const copy = response.clone()
        // Removed before it is stored, so that used pictures count as new.
        background(
          this.caches.remove(PICTURES, [url]).then(() => this.store(PICTURES, url, copy, MAX_PICTURES)),
        )
      }
      return response
    } catch (failure) {
      const cached = await this.caches.match(PICTURES, url)
      if (cached) return cached
      throw failure
    }
  }

  private page(
    request: Request,
    preloaded: Promise<Response | undefined>,
    background: Background,
  ): Promise<Response> {
    const { fetch, after } = this.around
    const cached = this.caches.match(PAGES, PAGE)
    const fresh = preloaded.then((response) => response ?? fetch(request))
    // Cloned before the body is read. The cached page may be shown long before the fresh one arrives.
    const stored = fresh.then(
      (response) => isPage(response) && this.caches.put(PAGES, PAGE, response.clone()),
    )
    background(stored.catch(() => false))
    const answer = fresh.then(
      async (response) => (isGatewayStatus(response.status) ? ((await cached) ?? response) : response),
      async (failure) => {
        const page = await cached
        if (page) return page
        throw failure
      },
    )
    const late = after(PAGE_TIMEOUT).then(async () => (await cached) ?? answer)
    return Promise.race([answer, late])
  }

  private async unchanging(
    request: Request,
    name: string,
    background: Background,
    most?: number,
  ): Promise<Response> {
    // Reloading a damaged file must bypass the cache.
    const wantsFresh = request.cache === 'reload' || request.cache === 'no-store'
    const cached = wantsFresh ? undefined : await this.caches.match(name, request.url)
    if (cached) return cached
    const response = await this.around.fetch(request)
    if (response.status === 200) background(this.store(name, request.url, response.clone(), most))
    return response
  }

  private async store(name: string, url: string, response: Response, most?: number): Promise<void> {
    const isStored = await this.caches.put(name, url, response)
    if (!isStored || most === undefined) return
    const urls = await this.caches.urls(name)
    await this.caches.remove(name, urls.slice(0, Math.max(0, urls.length - most)))
  }

  /**
   * Prefetches live files that aren't cached and removes outdated ones. Does nothing offline, and stops at the first
   * file that the browser refuses to store, because the next one would fail, too.
   */
  async keep(): Promise<void> {
    const { fetch, origin } = this.around
    const answer = await fetch('/api/platform/registry', { cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    const { live, known } = filesToKeep((await answer.json()) as PlatformRegistry)
    const pathOf = (url: string) => new URL(url, origin).pathname
    const urls = await this.caches.urls(FILES)
    const outdated = urls.filter((url) => !known.has(pathOf(url)))
    await this.caches.remove(FILES, outdated)
    const cached = new Set(urls.map(pathOf))
    const missing = live.filter(({ path }) => !cached.has(path))
    const fetchNext = async (): Promise<void> => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        const { path, integrity } = file
        const response = await fetch(path, { integrity, mode: 'cors', priority: 'low' }).catch(() => null)
        if (response?.ok && !(await this.caches.put(FILES, path, response))) missing.length = 0
      }
    }
    await Promise.all([this.keepPage(), ...Array.from({ length: PARALLEL_PREFETCHES }, fetchNext)])
  }

  /** The page that started this worker was loaded before it. */
  private async keepPage(): Promise<void> {
    if (await this.caches.match(PAGES, PAGE)) return
    const response = await this.around.fetch(PAGE).catch(() => null)
    if (response && isPage(response)) await this.caches.put(PAGES, PAGE, response)
  }

  /** Removes a user's data from the device. */
  async forget(): Promise<void> {
    await this.caches.drop(RECORDINGS)
    await this.caches.drop(PICTURES)
  }

  /** Removes caches of older formats. */
  async tidy(): Promise<void> {
    for (const name of await this.caches.names()) {
      if (name.startsWith('mowka-') && !STORES.includes(name)) await this.caches.drop(name)
    }
  }
}

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
