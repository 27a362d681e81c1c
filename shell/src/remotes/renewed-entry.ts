import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'

/**
 * What a page makes of the releases that people get now of a remote: another entry, the `same` release as before, or
 * `outdated`. Releases are checked against the shell that is live with them. So where that is another one than the
 * page's (`isForThisShell` is false), only those are taken that the page knew from its beginning: a newer one may
 * need a kernel that this page does not have, would fail for no fault of its own, and be counted as failed.
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
