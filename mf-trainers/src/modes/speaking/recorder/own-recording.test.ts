import { audio } from '@mowka/kernel/platform/study'
import { fakeApi } from '@mowka/testing/fake-api'
import { OwnRecording } from './own-recording'

const sound = () => new Blob(['sound'], { type: 'audio/webm' })
beforeEach(() => {
  fakeApi({ getRecording: sound() })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
})
afterEach(() => {
  audio.stop()
  jest.restoreAllMocks()
})

test('an own recording and other recordings stop each other', async () => {
  const own = new OwnRecording(sound(), 3000)
  void audio.play('r-answer')
  const playing = own.play()
  expect([own.isPlaying, audio.current]).toEqual([true, null])
  void audio.play('r-answer')
  expect([own.isPlaying, audio.current]).toEqual([false, 'r-answer'])
  expect(await playing).toBe(false)
})

test("playing an own recording again restarts it, and the end of the first playback doesn't end the second", async () => {
  const own = new OwnRecording(sound(), 3000)
  const first = own.play()
  void own.play()
  expect(await first).toBe(false)
  expect(own.isPlaying).toBe(true)
})

test('the heard share of an own recording starts at zero and follows playback', async () => {
  const own = new OwnRecording(sound(), 4000)
  expect(own.heard).toBe(0)
  const elements: HTMLAudioElement[] = []
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLAudioElement) {
    elements.push(this)
    return Promise.resolve()
  })
  const playing = own.play()
  const [element] = elements
  if (!element) throw new Error('Nothing plays')
  element.currentTime = 1
  element.dispatchEvent(new Event('timeupdate'))
  expect(own.heard).toBe(0.25)
  element.dispatchEvent(new Event('ended'))
  expect(await playing).toBe(true)
})

test('a released recording leaves nothing behind', async () => {
  const revoke = jest.spyOn(URL, 'revokeObjectURL')
  const own = new OwnRecording(sound(), 3000)
  const playing = own.play()
  own.release()
  expect(await playing).toBe(false)
  expect(own.isPlaying).toBe(false)
  expect(revoke).toHaveBeenCalledTimes(1)
})

test("an own recording stays silent if the browser can't play it", async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('no'))
  const own = new OwnRecording(sound(), 3000)
  expect(await own.play()).toBe(false)
  expect(own.isPlaying).toBe(false)
})
