import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'

/** Beginning of the keys under which the identity SDK keeps tokens; the second one ends the key of the person. */
const TOKENS = '@@auth0spajs@@::'
const PERSON = '::@@user@@'

/** A token that ends sooner than this is left to the SDK to renew, in seconds. The SDK's own figure. */
const SPARE = 60

/** What is known of who signed in: the claims of their identity token. */
export type Claims = Record<string, unknown> & { sub?: string; email?: string }

/** A sign-in as this browser keeps it. */
export type KeptSignIn = {
  claims: Claims
  /** The access token; null when it has to be renewed first. */
  token: string | null
}

/** `nobody`: no sign-in is kept. `unclear`: there is something that only the SDK can read. */
export type Kept = KeptSignIn | 'nobody' | 'unclear'

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

/** Whether this browser holds tokens. */
export const hasTokens = (area: Storage = localStorage): boolean => keysOf(area).length > 0

/** Who a stored value is about, for a key that holds a person; undefined for any other. */
export const personIn = (text: string): string | undefined => entryOf(text)?.decodedToken?.user?.sub

/** Whether a key is one of the SDK's, and whether it holds the person. */
export const isTokenKey = (key: string): boolean => key.startsWith(TOKENS)
export const isPersonKey = (key: string): boolean => isTokenKey(key) && key.endsWith(PERSON)

/** Whether the provider has just sent the person back here, with a result that only the SDK can take. */
export const isReturning = (query: string): boolean =>
  /[?&](code|error)=[^&]/.test(query) && /[?&]state=[^&]/.test(query)

/**
 * Reads what the SDK keeps of a sign-in, so that the first page need not wait for the SDK (60 KB): it is loaded when
 * something has to be renewed, changed or ended. What does not look as expected is the SDK's to judge.
 */
export function readKeptSignIn(
  { clientId, authorizationParams }: Pick<Auth0ProviderWithConfigOptions, 'clientId' | 'authorizationParams'>,
  { area = localStorage, cookies = document.cookie, now = Date.now() } = {},
): Kept {
  const entries = keysOf(area)
    .filter((key) => key.startsWith(`${TOKENS}${clientId}::`))
    .map((key) => ({ isPerson: isPersonKey(key), entry: entryOf(area.getItem(key)) }))
  const claims = entries.find(({ isPerson }) => isPerson)?.entry?.decodedToken?.user
  if (!claims?.sub) {
    // The SDK's mark that there was a sign-in: perhaps it can be had back without a question.
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
