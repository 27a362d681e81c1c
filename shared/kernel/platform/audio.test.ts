import { FAST_RATE, SLOW_RATE } from '@mowka/domain/audio/playback'
import { failure, fakeApi } from '@mowka/testing/fake-api'
import { AudioStore, PLAYBACK_RATES } from './audio'
import { providePlatform } from './platform'

const reportError = jest.fn()

/** A playback started by an audio element. */
type Playing = { url: string; rate: number }
let started: Playing[]
let elements: HTMLAudioElement[]
let refusal: Error | null
const paused = jest.fn()

beforeEach(() => {
  started = []
  elements = []
  refusal = null
  reportError.mockReset()
  paused.mockReset()
  let urls = 0
  URL.createObjectURL = () => {
    urls += 1
    return `blob:${urls}`
  }
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLAudioElement) {
    if (!elements.includes(this)) elements.push(this)
    started.push({ url: this.src, rate: this.playbackRate })
    return refusal ? Promise.reject(refusal) : Promise.resolve()
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(paused)
  providePlatform({
    notify: jest.fn(),
    confirm: jest.fn(),
    track: jest.fn(),
    signIn: jest.fn(),
    signOut: jest.fn(),
    refreshSession: jest.fn(),
    preload: jest.fn(),
    hasPage: () => true,
    keepUnsaved: jest.fn(),
    reportError,
  })
})
afterEach(() => jest.restoreAllMocks())

const settle = () => new Promise((resolve) => setTimeout(resolve))
const end = () => elements[0]?.onended?.(new Event('ended'))
const broken = () => elements[0]?.dispatchEvent(new Event('error'))

test('the rate cycles from 1 to 0.9 to 0.8 and back to 1 (P-AUDIO-01)', () => {
  const audio = new AudioStore()
  const rates = [audio.rate]
  for (let step = 0; step < 3; step += 1) {
    audio.cycleRate()
    rates.push(audio.rate)
  }
  expect(rates).toEqual([1, 0.9, 0.8, 1])
  expect(PLAYBACK_RATES).toEqual([1, 0.9, 0.8])
})

test('the slow rate is 0.79 and the fast rate 2, and cycling from 2 returns to 1 (P-AUDIO-05, P-AUDIO-06, C01)', () => {
  expect([SLOW_RATE, FAST_RATE]).toEqual([0.79, 2])
  const audio = new AudioStore()
  audio.setRate(FAST_RATE)
  audio.cycleRate()
  expect(audio.rate).toBe(1)
})

test('a recording is requested once and plays at the global rate (P-AUDIO-12)', async () => {
  const api = fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  audio.setRate(0.8)
  void audio.play('r1')
  expect(audio.current).toBe('r1')
  await settle()
  expect(api.sent('getRecording').map(({ params }) => params)).toEqual([{ id: 'r1' }])
  expect(started).toEqual([{ url: 'blob:1', rate: 0.8 }])
  void audio.play('r1', 0.79)
  await settle()
  expect(api.sent('getRecording')).toHaveLength(1)
  expect(started[1]).toEqual({ url: 'blob:1', rate: 0.79 })
  expect(audio.rate).toBe(0.8)
})

test('playing the current recording again restarts it', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const first = audio.play('r1')
  await settle()
  void audio.play('r1')
  await first
  await settle()
  expect(started).toHaveLength(2)
  expect(audio.current).toBe('r1')
})

test('the end of a recording clears the current one', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const playing = audio.play('r1')
  await settle()
  expect(audio.current).toBe('r1')
  end()
  await expect(playing).resolves.toBe('ended')
  expect(audio.current).toBeNull()
})

test('the store reports position and duration, rewinds, and resets the position at the end', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const playing = audio.play('r1')
  await settle()
  const [element] = elements
  if (!element) throw new Error('Nothing sounds')
  Object.defineProperty(element, 'duration', { configurable: true, value: 5 })
  element.currentTime = 3
  element.dispatchEvent(new Event('timeupdate'))
  expect(audio).toMatchObject({ position: 3, duration: 5 })
  audio.rewind(2)
  expect(element.currentTime).toBe(1)
  audio.rewind(2)
  expect(element.currentTime).toBe(0)
  audio.stop()
  await expect(playing).resolves.toBe('stopped')
  expect(audio).toMatchObject({ position: 0, duration: 0 })
})

test('a playback failure is reported until the next playback', async () => {
  const api = fakeApi({ getRecording: failure(404) })
  const audio = new AudioStore()
  await audio.play('r1')
  expect(audio.trouble).toEqual({ recordingId: 'r1', outcome: 'failed' })
  api.answer({ getRecording: undefined })
  void audio.play('r1')
  expect(audio.trouble).toBeNull()
})

test('a repeating recording restarts automatically', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  audio.setRepeating(true)
  void audio.play('r1')
  await settle()
  expect(elements[0]?.loop).toBe(true)
  audio.setRepeating(false)
  expect(elements[0]?.loop).toBe(false)
})

test('only the named recording repeats (P-AUDIO-07)', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  audio.setRepeating(true, 'r1')
  void audio.play('r2')
  await settle()
  expect(elements[0]?.loop).toBe(false)
  void audio.play('r1')
  await settle()
  expect(elements[0]?.loop).toBe(true)
})

test('a recording with its own rate ignores changes of the global one', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  void audio.play('r1', 0.5)
  await settle()
  audio.cycleRate()
  expect([audio.rate, elements[0]?.playbackRate]).toEqual([0.9, 0.5])
  audio.setCurrentRate(0.75)
  expect([audio.rate, elements[0]?.playbackRate]).toEqual([0.9, 0.75])
  void audio.play('r2')
  await settle()
  expect(started.at(-1)?.rate).toBe(0.9)
})

test('a new rate applies to the playing recording, too', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  void audio.play('r1')
  await settle()
  audio.cycleRate()
  expect(elements[0]?.playbackRate).toBe(0.9)
})

test('starting a recording stops the current one (P-AUDIO-07)', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const first = audio.play('r1')
  await settle()
  paused.mockClear()
  void audio.play('r2')
  expect(paused).toHaveBeenCalledTimes(1)
  expect(audio.current).toBe('r2')
  await first
  await settle()
  expect(audio.current).toBe('r2')
  expect(started.map(({ url }) => url)).toEqual(['blob:1', 'blob:2'])
  expect(elements).toHaveLength(1)
})

test('of two recordings that load at the same time only the later one plays (P-AUDIO-07)', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  void audio.play('r1')
  void audio.play('r2')
  await settle()
  expect(started).toHaveLength(1)
  expect(audio.current).toBe('r2')
})

test('a recording stopped while loading is never played', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const playing = audio.play('r1')
  audio.stop()
  await playing
  expect(started).toEqual([])
  expect(audio.current).toBeNull()
})

test('a recording that fails to load is reported, and requested again next time (P-AUDIO-10)', async () => {
  const api = fakeApi({ getRecording: failure(500) })
  const audio = new AudioStore()
  await expect(audio.play('r1')).resolves.toBe('failed')
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }), { part: 'audio' })
  expect(audio.current).toBeNull()
  api.answer({ getRecording: undefined })
  void audio.play('r1')
  await settle()
  expect(started).toHaveLength(1)
  expect(reportError).toHaveBeenCalledTimes(1)
})

test("a recording that can't be decoded is reported (P-AUDIO-10)", async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const playing = audio.play('r1')
  await settle()
  broken()
  await playing
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), { part: 'audio' })
  expect(audio.current).toBeNull()
})

test.each([
  ['NotAllowedError', 'refused'],
  ['AbortError', 'stopped'],
])('a browser that rejects playback with %s causes no error: the outcome is %s', async (name, outcome) => {
  fakeApi({ getRecording: undefined })
  refusal = new DOMException('no', name)
  const audio = new AudioStore()
  await expect(audio.play('r1')).resolves.toBe(outcome)
  expect(reportError).not.toHaveBeenCalled()
  expect(audio.current).toBeNull()
})

test('only the loaded recording has an object URL', async () => {
  const revoked = jest.spyOn(URL, 'revokeObjectURL')
  fakeApi({ getRecording: new Blob(['sound']) })
  const store = new AudioStore()
  void store.play('r1')
  await settle()
  void store.play('r1')
  await settle()
  expect(revoked).not.toHaveBeenCalled()
  const first = started[0]?.url
  void store.play('r2')
  await settle()
  expect(revoked).toHaveBeenCalledWith(first)
})

test('a full cache evicts the least recently used recording, which is requested again when needed', async () => {
  const api = fakeApi({ getRecording: new Blob(['sound']) })
  const store = new AudioStore(2)
  for (const id of ['r1', 'r2', 'r1', 'r3', 'r1']) await store.bytesOf(id)
  expect(api.sent('getRecording').map(({ params }) => params.id)).toEqual(['r1', 'r2', 'r3'])
  await store.bytesOf('r2')
  expect(api.sent('getRecording')).toHaveLength(4)
})
