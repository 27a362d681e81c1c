import type { LoadableRelease, RegistryEntry } from '@mowka/contract/schemas/platform'

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
