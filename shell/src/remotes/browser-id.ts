import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'

/**
 * Returns a random id of this browser, so that a canary reaches the same visitors every time. Contains no personal
 * data.
 */
export function browserId(): string {
  const known = readStored<string>(localKeys.browserId)
  if (known) return known
  const made = crypto.randomUUID()
  writeStored(localKeys.browserId, made)
  return made
}
