import { localKeys, sessionKeys } from '@mowka/domain/storage-keys'
import { keptAnswers } from '../kept/kept-answers'
import { removeStored } from '../kept/remove-stored'
import { tellWorkerToForget } from '../service-worker/start-worker'

/** Beginnings of keys that say something about a person. */
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
  localKeys.sentenceReports(''),
  localKeys.unsentTracking('', '').slice(0, -1),
  localKeys.lastPerson,
  localKeys.keptAnswers,
  localKeys.pageSnapshot(''),
  localKeys.keptLesson('', '').slice(0, -1),
  localKeys.basket,
  localKeys.trackedPurchase,
]

/**
 * Takes what belongs to a person off this device, so that the next one starts afresh (OWASP ASVS 14.3.1). The theme,
 * the interface language and the consent belong to the device; answers that the server has not taken yet carry their
 * owner's name and wait for that person; tokens are the identity SDK's to remove. The store keeps its languages: the
 * page is left next, and a change now would re-render everything in another language.
 */
export function forgetPerson(): void {
  keptAnswers.forget()
  removeStored(localStorage, personal)
  removeStored(sessionStorage, Object.values(sessionKeys))
  tellWorkerToForget()
}
