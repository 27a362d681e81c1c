import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { LoadableRelease } from '@mowka/shared/contract/schemas/platform'
import { fileUrl } from './prefetch'
import { RemoteError, type RemoteErrorKind } from './remote-error'

/** How long a script may take (administration and platform §9: chunk loading time-out). */
export const SCRIPT_TIMEOUT = 120_000

/** The federation runtime as the loader uses it. */
export type Federation = {
  /** Loads an exposed module of a release. */
  load: (remote: string, release: LoadableRelease, expose: string) => Promise<unknown>
  /** Says why a load failed. */
  classify: (error: unknown, remote: string, release: LoadableRelease) => RemoteError
}

/** What the browser told about scripts that failed, by address. */
const scriptFailures = new Map<string, 'http' | 'timeout' | 'evaluation'>()

/** Integrity by address, for every release that may be loaded on this page. */
const integrityOf = new Map<string, string>()

/** Loads entries with their integrity and the documented time-out, and remembers why one failed. */
const scriptPlugin: ModuleFederationRuntimePlugin = {
  name: 'mowka-scripts',
  createScript({ url }) {
    const script = document.createElement('script')
    const { pathname } = new URL(url, location.href)
    script.src = url
    script.async = true
    script.crossOrigin = 'anonymous'
    const integrity = integrityOf.get(pathname)
    if (integrity) script.integrity = integrity
    script.addEventListener('error', () => scriptFailures.set(pathname, 'http'))
    return { script, timeout: SCRIPT_TIMEOUT }
  },
}

/** The runtime that the bundler started with the shell: the only one in the page. */
export function createFederation(): Federation {
  registerPlugins([scriptPlugin])
  const registered = new Map<string, string>()

  return {
    async load(remote, release, expose) {
      const entry = fileUrl(remote, release.entry)
      if (registered.get(remote) !== entry) {
        for (const [file, integrity] of Object.entries(release.integrity)) {
          integrityOf.set(fileUrl(remote, file), integrity)
        }
        registerRemotes(
          [
            {
              name: remote,
              entry: new URL(entry, location.href).href,
              type: 'global',
              entryGlobalName: remote,
            },
          ],
          { force: registered.has(remote) },
        )
        registered.set(remote, entry)
      }
      const module = await getInstance()?.loadRemote(remote + expose.slice(1))
      if (!module)
        throw new RemoteError('contract', remote, release.version, entry, `Nothing exposed as ${expose}`)
      return module
    },
    classify: (error, remote, release) => {
      const [kind, url] = kindOf(error, fileUrl(remote, release.entry))
      return new RemoteError(kind, remote, release.version, url, error)
    },
  }
}

function kindOf(error: unknown, entryUrl: string): [RemoteErrorKind, string | null] {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  const url = /https?:\/\/[^\s)"']+\.js/.exec(text)?.[0] ?? null
  if (!navigator.onLine) return ['network', url]
  if (/timeout/i.test(text)) return ['timeout', url]
  if (/ScriptExecutionError|is not valid JSON|SyntaxError|ReferenceError|TypeError/.test(text)) {
    return ['evaluation', url]
  }
  if (/ChunkLoadError|Loading chunk|ScriptNetworkError|RUNTIME-008|Loading script failed/.test(text)) {
    return ['http', url ?? entryUrl]
  }
  if (/RUNTIME-00[456]|RUNTIME-01[24]|Version .* does not satisfy/.test(text)) return ['contract', url]
  return ['evaluation', url]
}
