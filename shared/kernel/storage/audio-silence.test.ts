import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { soundRest, speakingRest } from './audio-silence'

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
