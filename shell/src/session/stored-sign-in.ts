import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'

/** Prefix of the identity SDK's token keys, and the suffix of its user key. */
const TOKENS = '@@auth0spajs@@::'
const PERSON = '::@@user@@'

/** Remaining lifetime in seconds below which the SDK renews a token. The SDK's own value. */
const SPARE = 60

/** Claims of the identity token. */
export type Claims = Record<string, unknown> & { sub?: string; email?: string }

/** A sign-in stored in this browser. */
export type StoredSignIn = {
  claims: Claims
  /** The access token; null if it must be renewed first. */
  token: string | null
}

/** `nobody`: no stored sign-in. `unclear`: stored data that only the SDK can read. */
export type Kept = StoredSignIn | 'nobody' | 'unclear'

type Entry = {
  decodedToken?: { user?: Claims }
  body?: { access_token?: unknown; audience?: unknown }
  /** In seconds. */
  expiresAt?: unknown
}

function entryOf(text: string | null): Entry | null {
  try {
    return text === null ? null : (JSON.parse(text) as Entry | null)
  } catch {
    return null
  }
}

const keysOf = (area: Storage): string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter(
    (key) => key?.startsWith(TOKENS) === true,
  ) as string[]

/** Whether this browser has tokens. */
export const hasTokens = (area: Storage = localStorage): boolean => keysOf(area).length > 0

/** Returns the subject of a stored user entry; undefined for any other value. */
export const personIn = (text: string): string | undefined => entryOf(text)?.decodedToken?.user?.sub

/** Whether a key is one of the SDK's, and whether it is the user entry. */
export const isTokenKey = (key: string): boolean => key.startsWith(TOKENS)
export const isPersonKey = (key: string): boolean => isTokenKey(key) && key.endsWith(PERSON)

/** Whether the page was opened by a redirect from the provider, with a result that only the SDK can process. */
export const isReturning = (query: string): boolean =>
  /[?&](code|error)=[^&]/.test(query) && /[?&]state=[^&]/.test(query)

/**
 * Reads the SDK's stored sign-in, so that the first page doesn't wait for the SDK (60 KB), which is loaded to renew,
 * change or end a sign-in. Unexpected data is left to the SDK.
 */
export function readStoredSignIn(
  { clientId, authorizationParams }: Pick<Auth0ProviderWithConfigOptions, 'clientId' | 'authorizationParams'>,
  { area = localStorage, cookies = document.cookie, now = Date.now() } = {},
): Kept {
  const entries = keysOf(area)
    .filter((key) => key.startsWith(`${TOKENS}${clientId}::`))
    .map((key) => ({ isPerson: isPersonKey(key), entry: entryOf(area.getItem(key)) }))
  const claims = entries.find(({ isPerson }) => isPerson)?.entry?.decodedToken?.user
  if (!claims?.sub) {
    // The SDK's cookie of an earlier sign-in, which may be restorable silently.
    const isMarked = cookies.includes(`auth0.${clientId}.is.authenticated=`)
    return entries.length > 0 || isMarked ? 'unclear' : 'nobody'
  }
  const token = entries.find(
    ({ entry }) =>
      entry?.body?.audience === authorizationParams?.audience &&
      typeof entry?.body?.access_token === 'string' &&
      typeof entry.expiresAt === 'number' &&
      entry.expiresAt - SPARE > now / 1000,
  )?.entry?.body?.access_token
  return { claims, token: typeof token === 'string' ? token : null }
}
