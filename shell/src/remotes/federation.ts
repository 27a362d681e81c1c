import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { LoadableRelease } from '@mowka/contract/schemas/platform'
import { probeScript, readLoadError } from './explain-failure'
import { fileUrl } from './prefetch'
import { RemoteError } from './remote-error'

/** How long a script may take (P-BUILD-01). */
export const SCRIPT_TIMEOUT = 120_000

/** The federation runtime as the loader uses it. */
export type Federation = {
  /** Loads an exposed module of a release. */
  load: (remote: string, release: LoadableRelease, expose: string) => Promise<unknown>
  /** Says why a load failed; asks the server where the browser does not tell. */
  classify: (error: unknown, remote: string, release: LoadableRelease) => Promise<RemoteError>
}

/** Integrity by address, for every release that may be loaded on this page. */
const integrityOf = new Map<string, string>()

/** Loads entries with their integrity and the documented time-out. */
const scriptPlugin: ModuleFederationRuntimePlugin = {
  name: 'mowka-scripts',
  createScript({ url }) {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    const integrity = integrityOf.get(new URL(url, location.href).pathname)
    if (integrity) script.integrity = integrity
    return { script, timeout: SCRIPT_TIMEOUT }
  },
}

/**
 * Chunks announce themselves to a list under a name that belongs to the remote, not to its release. A second release
 * would take the first one's chunks for its own, so it starts with its own list.
 */
function forgetChunksOf(remote: string): void {
  Reflect.deleteProperty(globalThis, `rspackChunk${remote}`)
}

/** Kernel modules as the federation runtime keeps them: by scope, name and version. */
type SharedModules = Record<
  string,
  Record<string, Record<string, { lib?: unknown; loaded?: boolean; loading?: unknown }>>
>

/**
 * A kernel module that comes on demand may be lost on the way. The runtime keeps that failure and would give it to
 * everyone who asks for the module again. One that is still under way is only asked for once more.
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

/** The runtime that the bundler started with the shell: the only one in the page. */
export function createFederation(): Federation {
  registerPlugins([scriptPlugin])
  const registered = new Map<string, string>()

  function register(remote: string, release: LoadableRelease, entry: string): void {
    for (const [file, integrity] of Object.entries(release.integrity)) {
      integrityOf.set(fileUrl(remote, file), integrity)
    }
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
      const found = await probeScript(lost.href, integrityOf.get(lost.pathname))
      return new RemoteError(found.kind, remote, release.version, lost.pathname, error, found.status)
    },
  }
}
