import type {
  LoadableRelease,
  OverrideState,
  Registry,
  RegistryEntry,
} from '@mowka/contract/schemas/platform'
import {
  askedOverrides,
  changedOverrides,
  OVERRIDDEN_COOKIE,
  type RemoteOverrides,
  validOverrides,
} from '@mowka/domain/browser/remote-overrides'
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

/** Version of an overridden remote. */
export const OVERRIDE_VERSION = 'dev'

/** A day in seconds. */
const DAY = 86_400

/**
 * The container of a development server. It changes during development, so it has no integrity and no list of pages.
 */
const overrideRelease = (origin: string): LoadableRelease => ({
  version: OVERRIDE_VERSION,
  entry: `${origin}/remoteEntry.js`,
  integrity: {},
  pages: {},
  widgets: {},
  texts: {},
  needs: {},
})

/** Returns the registry with overridden remotes, including unreleased ones. They have no fallback. */
export function withOverrides(registry: Registry, overrides: RemoteOverrides): Registry {
  const entries = Object.entries(overrides).map(([name, origin]) => [
    name,
    { live: overrideRelease(origin), fallback: null, canary: null, salt: '' },
  ])
  return { ...registry, ...Object.fromEntries(entries) }
}

const overridesValue = stored(localKeys.remoteOverrides, v.record(v.string(), v.unknown()))

/** Returns the overrides stored in this browser. */
export const storedOverrides = (): RemoteOverrides => validOverrides(overridesValue.read() ?? {})

/**
 * Stores overrides in this browser and sets the cookie that tells the server whether there are any. Applies from the
 * next page load.
 */
export function storeOverrides(overrides: RemoteOverrides): void {
  const hasSome = Object.keys(overrides).length > 0
  overridesValue.write(hasSome ? overrides : null)
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and a reload follows
  document.cookie = `${OVERRIDDEN_COOKIE}=1; path=/; SameSite=Lax; max-age=${hasSome ? 30 * DAY : 0}`
}

/** The active overrides of this page. */
let active: RemoteOverrides = {}
export const activeOverrides = (): RemoteOverrides => active

/**
 * Activates overrides from the address and the browser, if the server allows it. They are removed from the address,
 * so that a shared link doesn't carry them.
 */
export function startOverrides(state: OverrideState): RemoteOverrides {
  const url = new URL(location.href)
  const asked = askedOverrides(url.search)
  if (state !== 'allowed' && state !== 'active') return {}
  if (Object.keys(asked).length > 0) {
    storeOverrides(changedOverrides(storedOverrides(), asked))
    for (const name of Object.keys(asked)) url.searchParams.delete(`mf.${name}`)
    history.replaceState(history.state, '', url)
  }
  if (state === 'allowed') return {}
  active = storedOverrides()
  // Renews the cookie, or clears it if no overrides are left.
  storeOverrides(active)
  return active
}
