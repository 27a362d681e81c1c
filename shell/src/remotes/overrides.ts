import type { LoadableRelease, OverrideState, Registry } from '@mowka/contract/schemas/platform'
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
