import { localKeys, sessionKeys } from '@mowka/domain/browser/storage-keys'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { chooseHideTranslation, hidesTranslation, soundRest, speakingRest } from './trainer-settings'

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

describe('pause of exercises', () => {
  const noon = new Date('2026-11-21T11:00:00Z')
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
  beforeEach(() => sessionStorage.clear())

  test('listening exercises are silenced for 20 minutes, or until the learner resumes them (V-WTRN-15, V-WTRN-17, P-STORE-09)', () => {
    expect(soundRest.until(noon)).toBeNull()
    expect(soundRest.begin(noon)).toEqual(later(20))
    expect(sessionStorage.getItem(sessionKeys.audioSilencedUntil)).toBe(String(later(20).getTime()))
    expect(soundRest.until(later(19))).toEqual(later(20))
    expect(soundRest.until(later(20))).toBeNull()
    soundRest.begin(noon)
    soundRest.end()
    expect(soundRest.until(noon)).toBeNull()
  })

  test.each(['"soon"', 'null', '{}', 'broken'])('the invalid stored value %s silences nothing', (text) => {
    sessionStorage.setItem(sessionKeys.audioSilencedUntil, text)
    expect(soundRest.until(noon)).toBeNull()
  })

  test('speaking and listening exercises are silenced independently', () => {
    expect(speakingRest.begin(noon)).toEqual(later(20))
    expect(soundRest.until(noon)).toBeNull()
    soundRest.begin(noon)
    speakingRest.end()
    expect(speakingRest.until(noon)).toBeNull()
    expect(soundRest.until(noon)).toEqual(later(20))
  })
})
