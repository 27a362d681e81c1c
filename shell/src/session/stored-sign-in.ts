import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { readStored, storedKeys, writeStored } from '@mowka/kernel/storage/raw'

const PREFIX = localKeys.signIn('')

/** Prefix under which the SDK stored its entries itself, before it used `sign-in-cache.ts`. */
const SDK_PREFIX = '@@auth0spajs@@::'

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

/** An entry of the SDK's cache: the user, or a token. */
type Entry = {
  decodedToken?: { user?: Claims }
  body?: { access_token?: unknown; audience?: unknown }
  /** In seconds. */
  expiresAt?: unknown
}

/** Moves the entries that the SDK stored itself, so that nobody has to sign in again after the update. */
function moveSdkEntries(): void {
  for (const key of storedKeys([SDK_PREFIX])) {
    if (writeStored(localKeys.signIn(key), readStored(key))) writeStored(key, null)
  }
}

/** Whether this browser has tokens. */
export const hasTokens = (): boolean => storedKeys([PREFIX]).length > 0

/** Whether a storage key belongs to the sign-in. */
const isSignInKey = (key: string): boolean => key.startsWith(PREFIX)

/** Returns the subject of a stored user entry; undefined for any other value. */
function subjectIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as Entry | null)?.decodedToken?.user?.sub
  } catch {
    return undefined
  }
}

/** Whether the page was opened by a redirect from the provider, with a result that only the SDK can process. */
export const isReturning = (query: string): boolean =>
  /[?&](code|error)=[^&]/.test(query) && /[?&]state=[^&]/.test(query)

/**
 * Reads the stored sign-in, so that the first page doesn't wait for the SDK (60 KB), which is loaded to renew, change
 * or end a sign-in. Unexpected data is left to the SDK.
 */
export function readStoredSignIn(
  { authorizationParams }: Pick<Auth0ProviderWithConfigOptions, 'authorizationParams'>,
  now = Date.now(),
): Kept {
  moveSdkEntries()
  const keys = storedKeys([PREFIX])
  const entries = keys.map((key) => readStored(key) as Entry | null)
  const claims = entries.find((entry) => entry?.decodedToken?.user?.sub)?.decodedToken?.user
  if (!claims) return keys.length > 0 ? 'unclear' : 'nobody'
  const token = entries.find(
    (entry) =>
      entry?.body?.audience === authorizationParams?.audience &&
      typeof entry?.body?.access_token === 'string' &&
      typeof entry.expiresAt === 'number' &&
      entry.expiresAt - SPARE > now / 1000,
  )?.body?.access_token
  return { claims, token: typeof token === 'string' ? token : null }
}

/** A sign-in change made by another tab. */
type OtherTab = 'signed out' | 'signed in as someone else' | null

/**
 * Interprets a storage event of another tab. `subject` is this tab's user, `isSignedIn` returns whether tokens are
 * left.
 */
export function readOtherTab(
  event: Pick<StorageEvent, 'key' | 'newValue'>,
  subject: string | undefined,
  hasTokens: () => boolean,
): OtherTab {
  if (event.key !== null && !isSignInKey(event.key)) return null
  if (subject && !event.newValue && !hasTokens()) return 'signed out'
  if (!subject || !event.newValue) return null
  const other = subjectIn(event.newValue)
  return other === undefined || other === subject ? null : 'signed in as someone else'
}
