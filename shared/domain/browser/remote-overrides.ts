import { cookieNames } from './storage-keys'

/** Local development servers by remote, e.g. `learning` → `http://localhost:4311`. */
export type RemoteOverrides = Record<string, string>

/** Cookie that tells the server that this browser has overrides; their list stays in the browser. */
export const OVERRIDDEN_COOKIE = cookieNames.overridden

/** Local hosts only: code from elsewhere must be released, never overridden (design: overrides). */
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1']

const remoteName = /^[a-z][a-z0-9-]{0,39}$/

/** Parses the origin of a local development server; returns `null` for any other host. */
export function overrideOrigin(text: string): string | null {
  const given = text.trim()
  if (!URL.canParse(given)) return null
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(given)
  const isBare = pathname === '/' && !search && !hash && !username && !password
  return protocol === 'http:' && loopbackHosts.includes(hostname) && isBare ? origin : null
}

/**
 * Returns the overrides requested by a URL: `?mf.learning=http://localhost:4311` sets one, `?mf.learning=` removes it
 * (`null`).
 */
export function askedOverrides(search: string): Record<string, string | null> {
  const asked: Record<string, string | null> = {}
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.startsWith('mf.') ? key.slice(3) : ''
    if (!remoteName.test(name)) continue
    const origin = overrideOrigin(value)
    if (origin) asked[name] = origin
    else if (value === '') asked[name] = null
  }
  return asked
}

/** Returns the overrides after applying a URL's changes. */
export function changedOverrides(
  before: RemoteOverrides,
  asked: Record<string, string | null>,
): RemoteOverrides {
  const after: RemoteOverrides = { ...before }
  for (const [name, origin] of Object.entries(asked)) {
    if (origin) after[name] = origin
    else delete after[name]
  }
  return after
}

/** Returns the valid ones of stored overrides. */
export function validOverrides(stored: Readonly<Record<string, unknown>>): RemoteOverrides {
  const good = Object.entries(stored).flatMap(([name, value]) => {
    const origin = typeof value === 'string' && remoteName.test(name) ? overrideOrigin(value) : null
    return origin ? [[name, origin] as const] : []
  })
  return Object.fromEntries(good)
}

/** Reasons why a remote can't be displayed. */
export const failureKinds = [
  'network',
  'http',
  'timeout',
  'integrity',
  'evaluation',
  'contract',
  'render',
] as const
type FailureKind = (typeof failureKinds)[number]

/** Network failures: they don't count against a release. */
export const NOT_THE_RELEASE: readonly FailureKind[] = ['network', 'http', 'timeout']
