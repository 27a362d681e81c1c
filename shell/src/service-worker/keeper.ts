import type { PlatformRegistry } from '@mowka/shared/contract/schemas/platform'
import { filesToKeep, kindOf, workerCaches } from './rules'

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
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  after: (milliseconds: number) => Promise<void>
}

/**
 * Keeps the page, the files of the live releases and recordings on the device. The page comes from the network
 * whenever that is there, so a release, rollback or withdrawal wins at the next start; it names its files by their
 * content, so no two releases are ever mixed.
 */
export class Keeper {
  private readonly around: Surroundings

  constructor(around: Surroundings) {
    this.around = around
  }

  /** The answer to a request; null for one that passes by. `preloaded` is the page that the browser asked for itself. */
  answer(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> | null {
    switch (kindOf(request, this.around.origin)) {
      case 'page':
        return this.page(request, preloaded)
      case 'file':
        return this.unchanging(request, FILES)
      case 'recording':
        return this.unchanging(request, RECORDINGS, MOST_RECORDINGS)
      case 'other':
        return null
    }
  }

  private async page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
    const { caches, fetch, after } = this.around
    const store = await caches.open(PAGES)
    const fresh = preloaded
      .then((response) => response ?? fetch(request))
      .then(async (response) => {
        if (isPage(response)) await store.put(PAGE, response.clone())
        return response
      })
    const kept = await store.match(PAGE)
    if (!kept) return fresh
    const late = after(PAGE_PATIENCE).then(() => kept)
    return Promise.race([fresh.catch(() => kept), late])
  }

  private async unchanging(request: Request, name: string, most?: number): Promise<Response> {
    const store = await this.around.caches.open(name)
    // Who reloads a damaged file wants another one.
    const wantsFresh = request.cache === 'reload' || request.cache === 'no-store'
    const kept = wantsFresh ? undefined : await store.match(request.url)
    if (kept) return kept
    const response = await this.around.fetch(request)
    if (response.status === 200) {
      await store.put(request.url, response.clone())
      const all = most === undefined ? [] : await store.keys()
      // The oldest come first.
      for (const old of all.slice(0, Math.max(0, all.length - (most ?? 0)))) await store.delete(old)
    }
    return response
  }

  /** Fetches what is live and not here yet, and drops what nobody gets any more. Does nothing without the network. */
  async keep(): Promise<void> {
    const { caches, fetch, origin } = this.around
    const answer = await fetch('/api/platform/registry', { cache: 'no-store' }).catch(() => null)
    if (!answer?.ok) return
    const { live, known } = filesToKeep((await answer.json()) as PlatformRegistry)
    const store = await caches.open(FILES)
    const kept = new Set<string>()
    for (const request of await store.keys()) {
      const { pathname } = new URL(request.url, origin)
      if (known.has(pathname)) kept.add(pathname)
      else await store.delete(request)
    }
    const missing = live.filter(({ path }) => !kept.has(path))
    const fetchNext = async (): Promise<void> => {
      for (let file = missing.shift(); file; file = missing.shift()) {
        const { path, integrity } = file
        const response = await fetch(path, { integrity, mode: 'cors', priority: 'low' }).catch(() => null)
        if (response?.ok) await store.put(path, response)
      }
    }
    await Promise.all([this.keepPage(), ...Array.from({ length: FILES_AT_A_TIME }, fetchNext)])
  }

  /** The page that started this worker came before it. */
  private async keepPage(): Promise<void> {
    const store = await this.around.caches.open(PAGES)
    if (await store.match(PAGE)) return
    const response = await this.around.fetch(PAGE).catch(() => null)
    if (response && isPage(response)) await store.put(PAGE, response)
  }

  /** Takes off the device what belongs to a person. */
  async forget(): Promise<void> {
    await this.around.caches.delete(RECORDINGS)
  }

  /** Drops what a former worker kept in another shape. */
  async tidy(): Promise<void> {
    for (const name of await this.around.caches.keys()) {
      if (name.startsWith('mowka-') && !STORES.includes(name)) await this.around.caches.delete(name)
    }
  }
}

const isPage = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('text/html')
