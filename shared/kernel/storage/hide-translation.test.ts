import { localKeys } from '@mowka/domain/browser/storage-keys'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { chooseHideTranslation, hidesTranslation } from './hide-translation'

const learner = (userId = 'user-1', speakingActivities = defaultPreferences.speakingActivities) => ({
  userId,
  userMetadata: { preferences: { speakingActivities } },
})
const showing = () => learner('user-1', { hideTranslation: false })

beforeEach(() => localStorage.clear())

test('the choice on this device overrides the account, for that account only (L-PREF-04, C13)', () => {
  expect([hidesTranslation(null), hidesTranslation(learner()), hidesTranslation(showing())]).toEqual([
    true,
    true,
    false,
  ])
  chooseHideTranslation('user-1', false)
  expect(hidesTranslation(learner())).toBe(false)
  expect(hidesTranslation(learner('user-2'))).toBe(true)
  chooseHideTranslation('user-1', true)
  expect(hidesTranslation(showing())).toBe(true)
})

test('a stored value that is not a boolean is ignored', () => {
  localStorage.setItem(localKeys.hideTranslation('user-1'), '"no"')
  expect(hidesTranslation(learner())).toBe(true)
})
