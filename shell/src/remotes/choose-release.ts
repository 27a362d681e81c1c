import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'

const storedId = stored(localKeys.browserId, v.string())

/**
 * Returns a random id of this browser, so that a canary reaches the same visitors every time. Contains no personal
 * data.
 */
export function browserId(): string {
  const known = storedId.read()
  if (known) return known
  const made = crypto.randomUUID()
  storedId.write(made)
  return made
}

/** 32-bit FNV-1a: distributes evenly and is the same in every browser. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ char, 0x01000193) >>> 0
  }
  return value
}

/**
 * Bucket of a browser for a remote, 0 to 99. The salt changes with every canary, so that different browsers go first.
 */
export const bucketOf = (salt: string, remote: string, who: string): number =>
  hash(`${salt}:${remote}:${who}`) % 100

/** Returns the release for a browser: the canary for the first `percent` buckets, otherwise the live one. */
export function chooseRelease(entry: RegistryEntry, remote: string, who: string): LoadableRelease {
  const { canary, live, salt } = entry
  return canary && bucketOf(salt, remote, who) < canary.percent ? canary : live
}

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
