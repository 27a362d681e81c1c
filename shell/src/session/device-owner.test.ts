import { localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { claimDevice, clearUserData } from './device-owner'

/** Stores the data of a user whose session expires. */
function leave(): void {
  session.setTargetLang('DE')
  localStorage.setItem(localKeys.preselectedCourse, '"c3"')
  localStorage.setItem(localKeys.levelingTestResult, '{"DE":{"saved":false}}')
  sessionStorage.setItem(sessionKeys.listeningAndWritingActivities, '["WRITING"]')
}
const left = () => [
  session.learnLang,
  localStorage.getItem(localKeys.targetLang),
  localStorage.getItem(localKeys.preselectedCourse),
  localStorage.getItem(localKeys.levelingTestResult),
  sessionStorage.getItem(sessionKeys.listeningAndWritingActivities),
]
const all = ['DE', '"DE"', '"c3"', '{"DE":{"saved":false}}', '["WRITING"]']
const nothing = all.map(() => null)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  session.signOut()
  session.forgetLanguages()
})

test('a user returning after an expired session finds their data', () => {
  claimDevice('auth0|anna')
  leave()
  claimDevice('auth0|anna')
  expect(left()).toEqual(all)
})

test('a different user finds none of it', () => {
  claimDevice('auth0|anna')
  leave()
  claimDevice('auth0|bartek')
  expect(left()).toEqual(nothing)
  // From now on the data belongs to that user.
  leave()
  claimDevice('auth0|bartek')
  expect(left()).toEqual(all)
})

test("a visitor's data belongs to the user who signs in, even after another user signed out (C39, C45)", () => {
  claimDevice('auth0|anna')
  clearUserData()
  leave()
  claimDevice('auth0|bartek')
  expect(left()).toEqual(all)
})

describe('clearing user data', () => {
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
})
