import type { PlatformRegistry } from '@mowka/contract/schemas/platform'
import { isMediaAddress } from '@mowka/domain/media'

/** URL of the worker, under which the server serves the live shell's file. */
export const WORKER_URL = '/service-worker.js'

/** Cache names. A new cache format needs a new name. */
export const workerCaches = {
  keptPage: 'mowka-page-1',
  keptFiles: 'mowka-files-1',
  keptRecordings: 'mowka-recordings-1',
  keptPictures: 'mowka-pictures-1',
} as const

/** Messages from the page to the worker: cache the live releases, or clear a user's data. */
export type WorkerMessage = 'keep' | 'forget'

/** A message from the worker to a page: open a path of the product. */
export type OpenMessage = { open: string }

/**
 * Strategy for a request: network first for the page and for pictures of the media library, which editors may delete;
 * cache first for immutable files.
 */
export type RequestKind = 'page' | 'file' | 'recording' | 'picture' | 'other'

/** Paths that aren't product pages: the API with its documentation, media, and the platform's own files. */
const noPage = /^\/(?:(?:api|files|icons)\/|[^/]+\.[a-z]+$)/

/** Classifies a request. Only same-origin GET requests are handled. */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return 'other'
  if (pathname.startsWith('/remotes/')) return 'file'
  if (/^\/api\/recording\/[^/]+$/.test(pathname)) return 'recording'
  if (request.mode !== 'navigate' && isMediaAddress(pathname)) return 'picture'
  return request.mode === 'navigate' && !noPage.test(pathname) ? 'page' : 'other'
}

/** A release file with its integrity. */
export type ReleaseFile = { path: string; integrity: string }

const filesOf = (name: string, integrity: Readonly<Record<string, string>>): ReleaseFile[] =>
  Object.entries(integrity).map(([file, hash]) => ({ path: `/remotes/${name}/${file}`, integrity: hash }))

/**
 * Registry files to cache: `live` is prefetched; `known` also includes releases that some users get (canary and
 * fallback). Everything else is outdated.
 */
export function filesToKeep({ shellFiles, registry }: PlatformRegistry): {
  live: ReleaseFile[]
  known: ReadonlySet<string>
} {
  const entries = Object.entries(registry)
  const live = [
    ...filesOf('shell', shellFiles),
    ...entries.flatMap(([name, entry]) => filesOf(name, entry.live.integrity)),
  ]
  const others = entries.flatMap(([name, { canary, fallback }]) =>
    [canary, fallback].flatMap((release) => (release ? filesOf(name, release.integrity) : [])),
  )
  return { live, known: new Set([...live, ...others].map(({ path }) => path)) }
}
