import { localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { removeStored, stored } from '@mowka/kernel/storage'
import * as v from 'valibot'
import { responseCache } from '../cache/response-cache'
import { clearWorkerData } from '../service-worker/start-worker'

/** Prefixes of storage keys with personal data. */
const personal: readonly string[] = [
  localKeys.sourceLang,
  localKeys.targetLang,
  localKeys.visitorLang,
  localKeys.sessionTimer,
  localKeys.levelingTestResult,
  localKeys.preselectedCourse,
  localKeys.coursesFilters(''),
  localKeys.contentPreviewIndex('', '').slice(0, -1),
  localKeys.exerciseDescriptionDismissed(''),
  localKeys.firstLessonSeen,
  localKeys.cyrillicKeyboard,
  localKeys.dialogueInPolish,
  localKeys.sentenceReports(''),
  localKeys.unsentTracking('', '').slice(0, -1),
  localKeys.lastPerson,
  localKeys.pushDevice,
  localKeys.keptAnswers,
  localKeys.pageSnapshot(''),
  localKeys.keptLesson('', '').slice(0, -1),
  localKeys.recentContent,
  localKeys.basket,
  localKeys.trackedPurchase,
]

/**
 * Removes a user's data from this device (OWASP ASVS 14.3.1). The theme, the interface language and the consent
 * belong to the device; unsent outbox entries carry their owner's id and stay; tokens are removed by the identity
 * SDK. The session store's languages stay unchanged, because the page is about to be left and would re-render in
 * another language.
 */
export function clearUserData(): void {
  responseCache.forget()
  removeStored(personal)
  removeStored(Object.values(sessionKeys), 'session')
  clearWorkerData()
}

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
