import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { session } from '@mowka/kernel/session'
import { keptAnswers } from '../kept/kept-answers'
import { forgetPerson } from './forget-person'

/** Whether somebody's things are here: nobody has signed out since. */
export const isDeviceTaken = (): boolean => readStored(localKeys.lastPerson) !== null

/**
 * Takes this device for the person who is signed in, before anything of theirs is read. A sign-in that ended by itself
 * leaves everything to whoever comes back; when that is someone else, what the last person left is removed. What a
 * visitor left is theirs.
 */
export function takeDevice(subject: string): void {
  const last = readStored<string>(localKeys.lastPerson)
  if (last !== subject) {
    if (last !== null) {
      forgetPerson()
      session.forgetLanguages()
    }
    writeStored(localKeys.lastPerson, subject)
  }
  keptAnswers.begin(subject)
}
