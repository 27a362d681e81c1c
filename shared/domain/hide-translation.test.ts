import { learner } from '../testing/people'
import { chooseHideTranslation, hidesTranslation } from './hide-translation'
import { defaultPreferences } from './preferences'
import { localKeys } from './storage-keys'

const showing = () => {
  const user = learner()
  const preferences = { ...defaultPreferences, speakingActivities: { hideTranslation: false } }
  return learner({ userMetadata: { ...user.userMetadata, preferences } })
}
beforeEach(() => localStorage.clear())

test('L-PREF-04, C13: the choice on this device counts, for the person who made it', () => {
  expect([hidesTranslation(null), hidesTranslation(learner()), hidesTranslation(showing())]).toEqual([
    true,
    true,
    false,
  ])
  chooseHideTranslation('user-1', false)
  expect(hidesTranslation(learner())).toBe(false)
  expect(hidesTranslation(learner({ userId: 'user-2' }))).toBe(true)
  chooseHideTranslation('user-1', true)
  expect(hidesTranslation(showing())).toBe(true)
})

test('what is stored and no answer does not count', () => {
  localStorage.setItem(localKeys.hideTranslation('user-1'), '"no"')
  expect(hidesTranslation(learner())).toBe(true)
})
