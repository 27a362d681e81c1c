import { reportError } from '@mowka/kernel/platform'
import { playSuccessSound } from './sounds'

jest.mock('@mowka/kernel/platform', () => ({ reportError: jest.fn() }))

type Note = { hertz: number; start: number; stop: number; volume: [number, number][] }
let notes: Note[]
let closed: jest.Mock

class FakeAudio {
  currentTime = 10
  destination = {}
  close = closed
  createOscillator() {
    const note = { hertz: 0, start: 0, stop: 0, volume: [] as [number, number][] }
    notes.push(note)
    return {
      frequency: {
        set value(hertz: number) {
          note.hertz = hertz
        },
      },
      connect: (next: { levels: [number, number][] }) => {
        note.volume = next.levels
        return { connect: (end: unknown) => expect(end).toBe(this.destination) }
      },
      start: (at: number) => {
        note.start = at
      },
      stop: (at: number) => {
        note.stop = at
      },
    }
  }
  createGain() {
    const levels: [number, number][] = []
    const keep = (level: number, at: number) => levels.push([level, at])
    return { levels, gain: { setValueAtTime: keep, exponentialRampToValueAtTime: keep } }
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  notes = []
  closed = jest.fn(async () => {})
  Object.assign(globalThis, { AudioContext: FakeAudio })
})
afterEach(() => jest.useRealTimers())

test('the success sound is two ascending notes in sequence that fade out (P-AUDIO-11)', async () => {
  const playing = playSuccessSound()
  expect(notes.map(({ hertz }) => hertz)).toEqual([659.25, 880])
  const [first, second] = notes
  expect(first?.start).toBe(10)
  expect(second?.start).toBeCloseTo(10.12)
  expect(first?.stop).toBeCloseTo(10.24)
  expect(second?.stop).toBeCloseTo(10.36)
  expect(first?.volume.map(([level]) => level)).toEqual([0.06, 0.0001])
  expect(second?.volume.map(([, at]) => at)).toEqual([second?.start, second?.stop])
  await jest.advanceTimersByTimeAsync(479)
  expect(closed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await playing
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a browser without audio plays nothing, and the failure is reported (P-AUDIO-11)', async () => {
  const failure = new Error('no audio')
  Object.assign(globalThis, {
    AudioContext: class {
      constructor() {
        throw failure
      }
    },
  })
  await playSuccessSound()
  expect(reportError).toHaveBeenCalledWith(failure, { part: 'success-sound' })
})
