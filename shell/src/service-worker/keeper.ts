import type { PlatformRegistry } from '@mowka/contract/schemas/platform'
import { isGatewayStatus } from '@mowka/domain/gateway-status'
import { filesToKeep, kindOf, workerCaches } from './rules'
import { type CacheArea, TolerantCaches } from './tolerant-caches'

const { keptPage: PAGES, keptFiles: FILES, keptRecordings: RECORDINGS } = workerCaches
const STORES: readonly string[] = Object.values(workerCaches)

/** One page is kept: every address of the product has the same one. */
const PAGE = '/'

/** How long a page may take before the kept one is shown, in milliseconds. */
export const PAGE_PATIENCE = 8_000

/** More than the lessons that can be finished without a network have (`MOST_KEPT_LESSONS`). */
const MOST_RECORDINGS = 600

/** Files that are fetched ahead at a time, so that people's own requests come through. */
const FILES_AT_A_TIME = 3

/** What the keeper needs of its surroundings; tests bring their own. */
export type Surroundings = {
  origin: string
  caches: CacheArea
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  after: (milliseconds: number) => Promise<void>
}

/** Keeps the worker alive until background work ends. The work never rejects. */
type Background = (work: Promise<unknown>) => void

/**
 * Keeps the page, the files of the live releases and recordings on the device. The page comes from the network
 * whenever that is there, so a release, rollback or withdrawal wins at the next start; it names its files by their
 * content, so no two releases are ever mixed. Caching runs beside the answer: no failure of a cache can fail a request.
 */
export class Keeper {
  private readonly around: Surroundings
  private readonly caches: TolerantCaches

  constructor(around: Surroundings) {
    this.around = around
    this.caches = new TolerantCaches(around.caches)
  }

  /**
   * The answer to a request; null for one that passes by. `preloaded` is the page that the browser asked for itself.
   * `background` has to be callable for as long as the answer is pending.
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
        return this.unchanging(request, RECORDINGS, background, MOST_RECORDINGS)
      case 'other':
        return null
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
    // Before anything else reads the body. The cached page may be shown long before the fresh one arrives.
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
    const late = after(PAGE_PATIENCE).then(async () => (await cached) ?? answer)
    return Promise.race([answer, late])
  }

  private async unchanging(
    request: Request,
    name: string,
    background: Background,
    most?: number,
  ): Promise<Response> {
    // Who reloads a damaged file wants another one.
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
   * Fetches what is live and not here yet, and drops what nobody gets any more. Does nothing without the network, and
   * stops at the first file that the browser refuses to store: the next one would be downloaded for nothing, too.
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
    await Promise.all([this.keepPage(), ...Array.from({ length: FILES_AT_A_TIME }, fetchNext)])
  }

  /** The page that started this worker came before it. */
  private async keepPage(): Promise<void> {
    if (await this.caches.match(PAGES, PAGE)) return
    const response = await this.around.fetch(PAGE).catch(() => null)
    if (response && isPage(response)) await this.caches.put(PAGES, PAGE, response)
  }

  /** Takes off the device what belongs to a person. */
  async forget(): Promise<void> {
    await this.caches.drop(RECORDINGS)
  }

  /** Drops what a former worker kept in another shape. */
  async tidy(): Promise<void> {
    for (const name of await this.caches.names()) {
      if (name.startsWith('mowka-') && !STORES.includes(name)) await this.caches.drop(name)
    }
  }
}

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
