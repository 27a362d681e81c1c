import { localKeys, sessionKeys } from '@mowka/domain/storage-keys'
import { session } from '@mowka/kernel/session'
import { forgetPerson } from './forget-person'
import { takeDevice } from './last-person'

/** What someone leaves on the device whose sign-in ends by itself. */
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

test('who comes back after an expired sign-in finds what they left', () => {
  takeDevice('auth0|anna')
  leave()
  takeDevice('auth0|anna')
  expect(left()).toEqual(all)
})

test('someone else finds nothing of it', () => {
  takeDevice('auth0|anna')
  leave()
  takeDevice('auth0|bartek')
  expect(left()).toEqual(nothing)
  // From now on it is theirs.
  leave()
  takeDevice('auth0|bartek')
  expect(left()).toEqual(all)
})

test('what a visitor left belongs to who signs in, also after a sign-out of another person (C39, C45)', () => {
  takeDevice('auth0|anna')
  forgetPerson()
  leave()
  takeDevice('auth0|bartek')
  expect(left()).toEqual(all)
})
