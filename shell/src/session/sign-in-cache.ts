import type { Cacheable, ICache } from '@auth0/auth0-react'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { readStored, storedKeys, writeStored } from '@mowka/kernel/storage/raw'

const PREFIX = localKeys.signIn('')

/**
 * The SDK's cache, in local storage, so that a sign-in survives a reload (P-AUTH-08). The keys are the SDK's, with a
 * prefix; nothing else depends on them.
 */
export const signInCache: ICache = {
  get: <Value = Cacheable>(key: string) =>
    (readStored(localKeys.signIn(key)) ?? undefined) as Value | undefined,
  set: (key, entry) => {
    // Without the entry the user would not be signed in, and nobody would know why.
    if (!writeStored(localKeys.signIn(key), entry)) throw new Error('The browser does not store the sign-in')
  },
  remove: (key) => {
    writeStored(localKeys.signIn(key), null)
  },
  allKeys: () => storedKeys([PREFIX]).map((key) => key.slice(PREFIX.length)),
}
