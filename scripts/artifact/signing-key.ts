import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import { readSigningKey } from '@mowka/server/release-signature'
import { PlainError } from '../steps'

const VARIABLE = 'MOWKA_RELEASE_SIGNING_KEY'

/**
 * Returns the operator's private key for releases from `MOWKA_RELEASE_SIGNING_KEY` or the file in
 * `MOWKA_RELEASE_SIGNING_KEY_FILE`; `null` if neither is set. Throws an error for an invalid key.
 */
export function signingKey(env: NodeJS.ProcessEnv): KeyObject | null {
  const file = env[`${VARIABLE}_FILE`]
  const pem = file ? fs.readFileSync(file, 'utf8') : env[VARIABLE]
  if (!pem) return null
  try {
    return readSigningKey(pem)
  } catch (error) {
    throw new PlainError(`${VARIABLE}: ${error instanceof Error ? error.message : error}`)
  }
}
