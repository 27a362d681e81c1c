import { cookieNames } from './storage-keys'

/** Development servers of a person's own machine by the remote that they serve, e.g. `learning` → `http://localhost:4311`. */
export type RemoteOverrides = Record<string, string>

/** A browser that has overrides says so to the server by this cookie; which ones is the browser's own affair. */
export const OVERRIDDEN_COOKIE = cookieNames.overridden

/** Only this machine: code from elsewhere is released, never overridden (design: overrides). */
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1']

const remoteName = /^[a-z][a-z0-9-]{0,39}$/

/** The origin of a development server as a person writes it; null for everything that is not this machine. */
export function overrideOrigin(text: string): string | null {
  const given = text.trim()
  if (!URL.canParse(given)) return null
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(given)
  const isBare = pathname === '/' && !search && !hash && !username && !password
  return protocol === 'http:' && loopbackHosts.includes(hostname) && isBare ? origin : null
}

/** What an address asks for: `?mf.learning=http://localhost:4311` sets, `?mf.learning=` takes back (null). */
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

/** Overrides after an address was opened. */
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

/** Overrides as a browser kept them. Whatever is not one is left out. */
export function readOverrides(text: string | null): RemoteOverrides {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return {}
  }
  if (typeof kept !== 'object' || kept === null) return {}
  const good = Object.entries(kept).flatMap(([name, value]) => {
    const origin = typeof value === 'string' && remoteName.test(name) ? overrideOrigin(value) : null
    return origin ? [[name, origin] as const] : []
  })
  return Object.fromEntries(good)
}
