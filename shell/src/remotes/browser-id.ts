import { readStored, writeStored } from '@mowka/shared/domain/storage'

const KEY = 'browserId'

/** A random name of this browser, so that a canary reaches the same visitors every time. Says nothing about them. */
export function browserId(): string {
  const known = readStored<string>(KEY)
  if (known) return known
  const made = crypto.randomUUID()
  writeStored(KEY, made)
  return made
}
