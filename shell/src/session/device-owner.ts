import { localKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'
import { responseCache } from '../cache/response-cache'
import { clearUserData } from './clear-user-data'

const lastPerson = stored(localKeys.lastPerson, v.string())

/** Whether a user's data is on this device because nobody has signed out since. */
export const isDeviceClaimed = (): boolean => lastPerson.read() !== null

/**
 * Claims this device for the signed-in user, before any of their data is read. After an expired session the data
 * stays for the same user; for a different user it is removed. A visitor's data is adopted.
 */
export function claimDevice(subject: string): void {
  const last = lastPerson.read()
  if (last !== subject) {
    if (last !== null) {
      clearUserData()
      session.forgetLanguages()
    }
    lastPerson.write(subject)
  }
  responseCache.begin(subject)
}
