import { FAST_RATE, SLOW_RATE } from '@mowka/domain/playback'
import { failure, fakeApi } from '@mowka/testing/fake-api'
import { AudioStore, PLAYBACK_RATES } from './audio'
import { providePlatform } from './platform'

const reportError = jest.fn()

/** The audio elements that were made, with what they were asked to play. */
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

test('P-AUDIO-01: the rate goes from 1 to 0.9, to 0.8 and back to 1', () => {
  const audio = new AudioStore()
  const rates = [audio.rate]
  for (let step = 0; step < 3; step += 1) {
    audio.cycleRate()
    rates.push(audio.rate)
  }
  expect(rates).toEqual([1, 0.9, 0.8, 1])
  expect(PLAYBACK_RATES).toEqual([1, 0.9, 0.8])
})

test('P-AUDIO-05, P-AUDIO-06: slow is 0.79 and fast is 2 (C01); from 2 the rate goes back to 1', () => {
  expect([SLOW_RATE, FAST_RATE]).toEqual([0.79, 2])
  const audio = new AudioStore()
  audio.setRate(FAST_RATE)
  audio.cycleRate()
  expect(audio.rate).toBe(1)
})

test('P-AUDIO-12: a recording is read through its call, once, and plays at the common rate', async () => {
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

test('a recording that is requested again while it sounds begins again', async () => {
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

test('silence comes back when a recording has ended', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const playing = audio.play('r1')
  await settle()
  expect(audio.current).toBe('r1')
  end()
  await expect(playing).resolves.toBe('ended')
  expect(audio.current).toBeNull()
})

test('it tells where the recording is and how long it is, goes back, and is at the beginning again when it is over', async () => {
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

test('what could not be heard is known until something is played again', async () => {
  const api = fakeApi({ getRecording: failure(404) })
  const audio = new AudioStore()
  await audio.play('r1')
  expect(audio.trouble).toEqual({ recordingId: 'r1', outcome: 'failed' })
  api.answer({ getRecording: undefined })
  void audio.play('r1')
  expect(audio.trouble).toBeNull()
})

test('a recording that is to repeat begins again by itself', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  audio.setRepeating(true)
  void audio.play('r1')
  await settle()
  expect(elements[0]?.loop).toBe(true)
  audio.setRepeating(false)
  expect(elements[0]?.loop).toBe(false)
})

test('only the recording that is to repeat does, others end (P-AUDIO-07)', async () => {
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

test('a recording with a rate of its own keeps it while the common one changes', async () => {
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

test('another rate holds for the recording that sounds, too', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  void audio.play('r1')
  await settle()
  audio.cycleRate()
  expect(elements[0]?.playbackRate).toBe(0.9)
})

test('P-AUDIO-07: one recording stops the other', async () => {
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

test('P-AUDIO-07: of two that load at the same time only the later one sounds', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  void audio.play('r1')
  void audio.play('r2')
  await settle()
  expect(started).toHaveLength(1)
  expect(audio.current).toBe('r2')
})

test('stopping while it loads plays nothing', async () => {
  fakeApi({ getRecording: undefined })
  const audio = new AudioStore()
  const playing = audio.play('r1')
  audio.stop()
  await playing
  expect(started).toEqual([])
  expect(audio.current).toBeNull()
})

test('P-AUDIO-10: a recording that does not load is only reported, and asked for again next time', async () => {
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

test('P-AUDIO-10: a recording that cannot be played is only reported', async () => {
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
])('a browser that refuses with %s is silent and no error: it is %s', async (name, outcome) => {
  fakeApi({ getRecording: undefined })
  refusal = new DOMException('no', name)
  const audio = new AudioStore()
  await expect(audio.play('r1')).resolves.toBe(outcome)
  expect(reportError).not.toHaveBeenCalled()
  expect(audio.current).toBeNull()
})

test('only the recording in the player has an object URL', async () => {
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

test('the least recently used recording leaves a full cache, and is read again when it is wanted', async () => {
  const api = fakeApi({ getRecording: new Blob(['sound']) })
  const store = new AudioStore(2)
  for (const id of ['r1', 'r2', 'r1', 'r3', 'r1']) await store.bytesOf(id)
  expect(api.sent('getRecording').map(({ params }) => params.id)).toEqual(['r1', 'r2', 'r3'])
  await store.bytesOf('r2')
  expect(api.sent('getRecording')).toHaveLength(4)
})
