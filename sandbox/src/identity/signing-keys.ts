import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Journal } from '../store/journal'

export interface SigningKeys {
  /** Private key that signs all tokens, RS256. */
  jwk: JWK & { kid: string }
  /** Key for session and sign-in cookies. */
  cookieKey: string
}

const KEY = 'signing-keys'

/** Returns the keys of this sandbox, created once, so that tokens and sessions survive a restart. */
export async function signingKeys(journal: Journal): Promise<SigningKeys> {
  const kept = journal.get<SigningKeys>(KEY)
  if (kept) return kept
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const bare = await exportJWK(privateKey)
  const jwk = { ...bare, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(bare) }
  const keys = { jwk, cookieKey: randomBytes(32).toString('base64url') }
  journal.set(KEY, keys)
  return keys
}

/** Returns the public half of the key. */
export function publicKey({ jwk }: SigningKeys): JWK {
  const { kty, n, e, use, alg, kid } = jwk
  return { kty, n, e, use, alg, kid }
}
