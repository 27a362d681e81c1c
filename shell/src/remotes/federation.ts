import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { LoadableRelease } from '@mowka/contract/schemas/platform'
import { probeScript, RemoteError, readLoadError } from './remote-error'
import { provideBundlerRuntime } from './runtime-for-remotes'

/** Timeout of a script in ms (P-BUILD-01). */
const SCRIPT_TIMEOUT = 120_000

/** Federation runtime port of the loader. */
export type Federation = {
  /** Loads an exposed module of a release. */
  load: (remote: string, release: LoadableRelease, expose: string) => Promise<unknown>
  /** Determines why a load failed; asks the server if the browser doesn't expose it. */
  classify: (error: unknown, remote: string, release: LoadableRelease) => Promise<RemoteError>
}

/** Integrity hashes of entries by URL. Chunks are loaded by their entry, which contains the hashes. */
const entryIntegrity = new Map<string, string>()

/** Loads entries with their integrity and the required timeout. */
const scriptPlugin: ModuleFederationRuntimePlugin = {
  name: 'mowka-scripts',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    const integrity = entryIntegrity.get(new URL(url, location.href).pathname)
    if (integrity) script.integrity = integrity
    return { script, timeout: SCRIPT_TIMEOUT }
  },
}

/**
 * Chunks register in a global list named after the remote, not its release. A second release would reuse the first
 * one's chunks, so it starts with an empty list.
 */
function forgetChunksOf(remote: string): void {
  Reflect.deleteProperty(globalThis, `rspackChunk${remote}`)
}

/** The federation runtime's shared modules by scope, name and version. */
type SharedModules = Record<
  string,
  Record<string, Record<string, { lib?: unknown; loaded?: boolean; loading?: unknown }>>
>

/**
 * Resets on-demand kernel modules that failed to load, because the runtime caches the failure for all later requests.
 * One that is still loading is merely requested again.
 */
export function forgetLostModules(shared: SharedModules): void {
  for (const modules of Object.values(shared)) {
    for (const versions of Object.values(modules)) {
      for (const module of Object.values(versions)) {
        if (!module.loaded && !module.lib) module.loading = null
      }
    }
  }
}

/** Returns the page's only federation runtime, started by the bundler with the shell. */
export function createFederation(): Federation {
  registerPlugins([scriptPlugin])
  provideBundlerRuntime(window)
  const registered = new Map<string, string>()

  function register(remote: string, release: LoadableRelease, entry: string): void {
    const integrity = release.integrity[release.entry]
    if (integrity) entryIntegrity.set(entry, integrity)
    const again = registered.has(remote)
    if (again) forgetChunksOf(remote)
    registerRemotes(
      [{ name: remote, entry: new URL(entry, location.href).href, type: 'global', entryGlobalName: remote }],
      { force: again },
    )
    registered.set(remote, entry)
  }

  return {
    async load(remote, release, expose) {
      const entry = fileUrl(remote, release.entry)
      if (registered.get(remote) !== entry) register(remote, release, entry)
      const module = await getInstance()?.loadRemote(remote + expose.slice(1))
      if (!module)
        throw new RemoteError('contract', remote, release.version, entry, `Nothing exposed as ${expose}`)
      return module
    },
    async classify(error, remote, release) {
      forgetLostModules(getInstance()?.shareScopeMap ?? {})
      const { kind, url } = readLoadError(error)
      if (kind !== 'lost') return new RemoteError(kind, remote, release.version, url, error)
      const lost = new URL(url ?? fileUrl(remote, release.entry), location.href)
      const file = lost.pathname.split('/').at(-1) ?? ''
      const found = await probeScript(lost.href, release.integrity[file])
      return new RemoteError(found.kind, remote, release.version, lost.pathname, error, found.status)
    },
  }
}

/** URL of a remote's file: content-addressed and cached forever. Overrides have absolute URLs. */
const fileUrl = (remote: string, file: string): string =>
  file.startsWith('http:') ? file : `/remotes/${remote}/${file}`

/** `now`: about to be needed. `idle`: speculative, with low priority. */
export type Urgency = 'now' | 'idle'

const rels: Record<Urgency, string> = { now: 'preload', idle: 'prefetch' }

/**
 * Fetches scripts in parallel without running them, so that loading them sequentially finds each in the cache. Mode
 * and integrity must match those of the later script, or the browser would fetch twice.
 */
export function prefetchScripts(
  remote: string,
  release: LoadableRelease,
  files: readonly string[],
  urgency: Urgency = 'now',
): void {
  for (const file of files) {
    const href = fileUrl(remote, file)
    if (!file.endsWith('.js') || document.querySelector(`link[href="${href}"], script[src="${href}"]`))
      continue
    const link = document.createElement('link')
    link.rel = rels[urgency]
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    const integrity = release.integrity[file]
    if (integrity) link.integrity = integrity
    link.href = href
    // A failed preload must not block the next attempt.
    link.onerror = () => link.remove()
    document.head.append(link)
  }
}

/** Refetches scripts past the browser cache, so that damaged copies are replaced. Never rejects. */
export async function refetchScripts(remote: string, files: readonly string[]): Promise<void> {
  await Promise.allSettled(files.map(async (file) => fetch(fileUrl(remote, file), { cache: 'reload' })))
}
