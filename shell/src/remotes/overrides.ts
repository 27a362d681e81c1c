import type { LoadableRelease, OverrideState, Registry } from '@mowka/contract/schemas/platform'
import {
  askedOverrides,
  changedOverrides,
  OVERRIDDEN_COOKIE,
  type RemoteOverrides,
  readOverrides,
} from '@mowka/domain/remote-overrides'
import { localKeys } from '@mowka/domain/storage-keys'

/** What an overridden remote has instead of a version. */
export const OVERRIDE_VERSION = 'dev'

/** A day in seconds. */
const DAY = 86_400

/** The container of a development server. It changes while it is worked on, so nothing promises what is in it. */
const overrideRelease = (origin: string): LoadableRelease => ({
  version: OVERRIDE_VERSION,
  entry: `${origin}/remoteEntry.js`,
  integrity: {},
  pages: {},
  widgets: {},
  texts: {},
  needs: {},
})

/** The registry with overridden remotes, also such as were never released. They have nothing to fall back to. */
export function withOverrides(registry: Registry, overrides: RemoteOverrides): Registry {
  const entries = Object.entries(overrides).map(([name, origin]) => [
    name,
    { live: overrideRelease(origin), fallback: null, canary: null, salt: '' },
  ])
  return { ...registry, ...Object.fromEntries(entries) }
}

/** The overrides that this browser keeps. */
export const keptOverrides = (): RemoteOverrides =>
  readOverrides(localStorage.getItem(localKeys.remoteOverrides))

/** Keeps overrides for this browser, and lets the server know whether there are any. Counts from the next page on. */
export function keepOverrides(overrides: RemoteOverrides): void {
  const hasSome = Object.keys(overrides).length > 0
  if (hasSome) localStorage.setItem(localKeys.remoteOverrides, JSON.stringify(overrides))
  else localStorage.removeItem(localKeys.remoteOverrides)
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and a reload follows
  document.cookie = `${OVERRIDDEN_COOKIE}=1; path=/; SameSite=Lax; max-age=${hasSome ? 30 * DAY : 0}`
}

/** Overrides that are at work on this page. */
let atWork: RemoteOverrides = {}
export const overridesAtWork = (): RemoteOverrides => atWork

/**
 * Takes over what the address and the browser ask for, when the server says that this page may. The address loses
 * the request, so that a link that is passed on does not carry it.
 */
export function startOverrides(state: OverrideState): RemoteOverrides {
  const url = new URL(location.href)
  const asked = askedOverrides(url.search)
  if (state !== 'allowed' && state !== 'active') return {}
  if (Object.keys(asked).length > 0) {
    keepOverrides(changedOverrides(keptOverrides(), asked))
    for (const name of Object.keys(asked)) url.searchParams.delete(`mf.${name}`)
    history.replaceState(history.state, '', url)
  }
  if (state === 'allowed') return {}
  atWork = keptOverrides()
  // Renews the cookie, and ends it when there is nothing left.
  keepOverrides(atWork)
  return atWork
}
