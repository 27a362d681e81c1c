import type { PlatformRegistry } from '@mowka/contract/schemas/platform'

/** The address of the worker; the server gives the live shell's file under it. */
export const WORKER_URL = '/service-worker.js'

/** Where the worker keeps things. Another shape of what is kept needs another name. */
export const workerCaches = {
  keptPage: 'mowka-page-1',
  keptFiles: 'mowka-files-1',
  keptRecordings: 'mowka-recordings-1',
} as const

/** What the page says to its worker: keep what is live, or take what belongs to a person off this device. */
export type WorkerMessage = 'keep' | 'forget'

/** How a request is answered: the page from the network first, what never changes from this device first. */
export type RequestKind = 'page' | 'file' | 'recording' | 'other'

/** Other addresses that a tab may open: the API with its documentation, media, the platform's own few files. */
const noPage = /^\/(?:(?:api|files|icons)\/|[^/]+\.[a-z]+$)/

/** Sorts a request. Everything but reading from our own address passes by. */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(request.url)
  if (request.method !== 'GET' || asked !== origin) return 'other'
  if (pathname.startsWith('/remotes/')) return 'file'
  if (/^\/api\/recording\/[^/]+$/.test(pathname)) return 'recording'
  return request.mode === 'navigate' && !noPage.test(pathname) ? 'page' : 'other'
}

/** A file of a release, with the integrity that it has to have. */
export type ReleaseFile = { path: string; integrity: string }

const filesOf = (name: string, integrity: Readonly<Record<string, string>>): ReleaseFile[] =>
  Object.entries(integrity).map(([file, hash]) => ({ path: `/remotes/${name}/${file}`, integrity: hash }))

/**
 * What of the registry is worth keeping: `live` is fetched ahead, `known` is also what some people get instead (the
 * canary and the fall-back). Everything else belongs to releases that nobody gets any more.
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
