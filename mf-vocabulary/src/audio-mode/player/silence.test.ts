import { Silence, silentRecording } from './silence'

let elements: HTMLAudioElement[]
let refuses: boolean
const starts: number[] = []

beforeEach(() => {
  elements = []
  starts.length = 0
  refuses = false
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLAudioElement) {
    if (!elements.includes(this)) elements.push(this)
    starts.push(this.currentTime)
    return refuses ? Promise.reject(new Error('refused')) : Promise.resolve()
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLAudioElement) {
    this.dispatchEvent(new Event('pause'))
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const end = () => elements[0]?.dispatchEvent(new Event('ended'))

test('the silent recording is a WAV file that browsers can play', async () => {
  const reader = new FileReader()
  const read = new Promise((resolve) => {
    reader.onload = resolve
  })
  reader.readAsArrayBuffer(silentRecording(1))
  await read
  const file = new Uint8Array(reader.result as ArrayBuffer)
  expect(new TextDecoder().decode(file.slice(0, 16))).toMatch(/^RIFF.{4}WAVEfmt $/s)
  expect(file.length).toBe(44 + 8_000)
  expect(file.slice(44).every((each) => each === 128)).toBe(true)
})

test('a break ends after its duration, and the silent recording continues under the next sound', async () => {
  const silence = new Silence()
  silence.start()
  const waited = silence.wait(5)
  expect(starts).toEqual([0, 15])
  end()
  await expect(waited).resolves.toBe(true)
  end()
  expect(starts).toEqual([0, 15, 0, 0])
})

test('all players of a page share one recording', () => {
  const made = jest.spyOn(URL, 'createObjectURL')
  new Silence().start()
  new Silence().start()
  expect(elements).toHaveLength(2)
  expect(elements[0]?.src).toBe(elements[1]?.src)
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
})

test('stopping ends a break, and no break starts without a start', async () => {
  const silence = new Silence()
  await expect(silence.wait(3)).resolves.toBe(false)
  silence.start()
  const waited = silence.wait(3)
  silence.stop()
  await expect(waited).resolves.toBe(false)
})

test('only a pause triggered from outside is an interruption', () => {
  const silence = new Silence()
  silence.onInterrupted = jest.fn()
  silence.start()
  elements[0]?.dispatchEvent(new Event('pause'))
  expect(silence.onInterrupted).toHaveBeenCalledTimes(1)
  silence.stop()
  expect(silence.onInterrupted).toHaveBeenCalledTimes(1)
})

test('a timer ends the break where the browser does not play the recording', async () => {
  jest.useFakeTimers()
  refuses = true
  const silence = new Silence()
  silence.start()
  const waited = silence.wait(3)
  await jest.advanceTimersByTimeAsync(3_000)
  await expect(waited).resolves.toBe(true)
})
