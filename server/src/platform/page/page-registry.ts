import type { Registry } from '@mowka/contract/schemas/platform'
import { partial } from '../registry'

/** Serializes a value for a script element, which it can't close. */
export const jsonForScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Returns the part of the registry that a page contains. It leaves out the files of other remotes, whose hashes can't
 * be compressed and would be more than half of the page; the shell fetches them before it prefetches such files.
 */
export const registryOfPage = (registry: Registry, remote: string | undefined): Registry =>
  Object.fromEntries(
    Object.entries(registry).map(([name, entry]) => {
      if (name === remote) return [name, entry]
      const { live, fallback, canary } = entry
      const reduced = {
        ...entry,
        live: partial(live),
        fallback: fallback && partial(fallback),
        canary: canary && partial(canary),
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
