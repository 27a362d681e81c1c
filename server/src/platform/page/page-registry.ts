import type { LoadableRelease, Registry } from '@mowka/contract/schemas/platform'

/** Serializes a value for a script element, which it can't close. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Reduces a release to the integrity of its entry. */
const withoutHashes = <Release extends LoadableRelease>(release: Release): Release => {
  const integrity = release.integrity[release.entry]
  return { ...release, integrity: integrity ? { [release.entry]: integrity } : {} }
}

/**
 * Returns the part of the registry that a page contains. It leaves out the hashes of other remotes' files, which
 * would be half of the page and can't be compressed; the shell fetches them before it prefetches such files.
 */
export const registryOfPage = (registry: Registry, remote: string | undefined): Registry =>
  Object.fromEntries(
    Object.entries(registry).map(([name, entry]) => {
      if (name === remote) return [name, entry]
      const { live, fallback, canary } = entry
      const reduced = {
        ...entry,
        live: withoutHashes(live),
        fallback: fallback && withoutHashes(fallback),
        canary: canary && withoutHashes(canary),
      }
      return [name, reduced]
    }),
  )

const registryTexts = new WeakMap<Registry, Map<string, string>>()

/** Serializes the registry of a page once per remote, because it is the same for everyone until the next release. */
export function registryText(registry: Registry, remote = ''): string {
  const texts = registryTexts.get(registry) ?? new Map<string, string>()
  registryTexts.set(registry, texts)
  const text = texts.get(remote) ?? jsonForScript(registryOfPage(registry, remote))
  texts.set(remote, text)
  return text
}
