import { localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { clearUserData } from './clear-user-data'

const worker = { postMessage: jest.fn() }
Object.defineProperty(navigator, 'serviceWorker', { value: { controller: worker }, configurable: true })

test("signing out removes the user's data from the device and preserves the device's own", () => {
  session.setTargetLang('DE')
  expect(localStorage).toHaveLength(2)
  const gone = [
    localKeys.sessionTimer,
    localKeys.levelingTestResult,
    localKeys.preselectedCourse,
    localKeys.coursesFilters('DE'),
    localKeys.contentPreviewIndex('c1', 'l1'),
    localKeys.exerciseDescriptionDismissed('BLOCKS'),
    localKeys.firstLessonSeen,
    localKeys.cyrillicKeyboard,
    localKeys.dialogueInPolish,
    localKeys.unsentTracking('user-1', 'call-1'),
    localKeys.sentenceReports('user-1'),
    localKeys.keptLesson('user-1', 'l1'),
    localKeys.basket,
    localKeys.trackedPurchase,
    localKeys.keptAnswers,
  ]
  const kept = [
    localKeys.interfaceLang,
    localKeys.colorScheme,
    localKeys.consent,
    localKeys.unsentProgress('user-1', 'call-1'),
  ]
  for (const key of [...gone, ...kept]) localStorage.setItem(key, '"x"')
  sessionStorage.setItem(sessionKeys.audioSilencedUntil, '1')
  clearUserData()
  // The page is being left, so nothing may re-render in another language.
  expect(session.learnLang).toBe('DE')
  expect(Object.keys(localStorage).sort()).toEqual([...kept].sort())
  expect(sessionStorage).toHaveLength(0)
  expect(worker.postMessage).toHaveBeenCalledWith('forget')
})
