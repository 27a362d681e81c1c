import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'

/**
 * Decides how a page uses the current registry entry of a remote: as a new entry, as the `same` release, or
 * `outdated`. Releases are verified against the shell that is live with them. With another shell than the page's
 * (`isForThisShell` is false), only releases known since the page load are used: a newer one may need a kernel that
 * this page lacks, would fail without being broken, and be counted as failed.
 */
export function renewedEntry(
  before: RegistryEntry,
  now: RegistryEntry,
  isForThisShell: boolean,
  choose: (entry: RegistryEntry) => LoadableRelease,
): RegistryEntry | 'same' | 'outdated' {
  const wanted = choose(now).version
  if (wanted === choose(before).version) return 'same'
  if (isForThisShell) return now
  const known = [before.live, before.fallback, before.canary].find((each) => each?.version === wanted)
  if (!known) return 'outdated'
  return {
    ...before,
    live: known,
    canary: null,
    fallback: known === before.fallback ? null : before.fallback,
  }
}
