import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { session } from '@mowka/kernel/session'
import { responseCache } from '../cache/response-cache'
import { clearUserData } from './clear-user-data'

/** Whether a user's data is on this device because nobody has signed out since. */
export const isDeviceClaimed = (): boolean => readStored(localKeys.lastPerson) !== null

/**
 * Claims this device for the signed-in user, before any of their data is read. After an expired session the data
 * stays for the same user; for a different user it is removed. A visitor's data is adopted.
 */
export function claimDevice(subject: string): void {
  const last = readStored<string>(localKeys.lastPerson)
  if (last !== subject) {
    if (last !== null) {
      clearUserData()
      session.forgetLanguages()
    }
    writeStored(localKeys.lastPerson, subject)
  }
  responseCache.begin(subject)
}
