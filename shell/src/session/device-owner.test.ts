import { localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { clearUserData } from './clear-user-data'
import { claimDevice } from './device-owner'

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
