import { reportError } from '@mowka/kernel/platform'
import { fireEvent, renderHook } from '@testing-library/react'
import { answerSound, playSound } from './sounds'
import { useTrainerAudio } from './trainer-audio'

jest.mock('@mowka/kernel/platform', () => ({
  ...jest.requireActual<object>('@mowka/kernel/platform'),
  reportError: jest.fn(),
}))

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

test.each([
  ['wrong', 0, 'wrong'],
  ['wrong', 5, 'wrong'],
  ['right', 1, 'right'],
  ['slip', 1, 'close'],
  ['right', 4, 'right'],
  ['right', 5, 'combo'],
  ['slip', 5, 'combo'],
  ['right', 10, 'combo'],
  ['right', 11, 'right'],
] as const)('the sound of a %s answer with %i right ones in a row is "%s"', (tone, run, sound) => {
  expect(answerSound(tone, run)).toBe(sound)
})

test('each sound has its own notes, and all vibrate', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  const heard = []
  for (const sound of ['right', 'close', 'wrong', 'combo', 'end'] as const) {
    notes = []
    void playSound(sound)
    heard.push(notes.map(({ hertz }) => hertz).join(' '))
  }
  expect(new Set(heard).size).toBe(5)
  expect(vibrate).toHaveBeenCalledTimes(5)
  Object.assign(navigator, { vibrate: undefined })
})

test('a wrong answer is heard out before its recording plays', async () => {
  void playSound('wrong')
  expect(notes.at(-1)?.start).toBeLessThan(10.3)
  expect(notes.at(-1)?.stop).toBeLessThanOrEqual(10.3)
})

test.each([
  ['in a hidden tab', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  [
    'before the first touch or key',
    () => Object.assign(navigator, { userActivation: { hasBeenActive: false } }),
  ],
])('%s nothing sounds or vibrates', async (_, prepare) => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  prepare()
  await playSound('right')
  expect(notes).toEqual([])
  expect(vibrate).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  Object.assign(navigator, { vibrate: undefined, userActivation: undefined })
})

test('the sound of a right answer is two ascending notes in sequence that fade out (P-AUDIO-11)', async () => {
  const playing = playSound('right')
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
  await playSound('right')
  expect(reportError).toHaveBeenCalledWith(failure, { part: 'trainer-sound' })
})

test('a trainer opens one audio context at the first touch, plays all sounds in it, and closes it on leaving', async () => {
  const opened = jest.fn()
  class Counted extends FakeAudio {
    constructor() {
      super()
      opened()
    }
  }
  Object.assign(globalThis, { AudioContext: Counted })
  const { unmount } = renderHook(useTrainerAudio)
  expect(opened).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  fireEvent.keyDown(document.body)
  const playing = [playSound('right'), playSound('combo')]
  await jest.advanceTimersByTimeAsync(2_000)
  await Promise.all(playing)
  expect(opened).toHaveBeenCalledTimes(1)
  expect(closed).not.toHaveBeenCalled()
  unmount()
  expect(closed).toHaveBeenCalledTimes(1)
})

test('audio opens while the browser is idle, so that no key waits for it, and a touch resumes it', () => {
  const opened = jest.fn()
  const resume = jest.fn(async () => {})
  class Counted extends FakeAudio {
    state = 'suspended'
    resume = resume
    constructor() {
      super()
      opened()
    }
  }
  let idle = () => {}
  const cancelIdleCallback = jest.fn()
  Object.assign(globalThis, {
    AudioContext: Counted,
    cancelIdleCallback,
    requestIdleCallback: (run: () => void) => {
      idle = run
      return 7
    },
  })
  const { unmount } = renderHook(useTrainerAudio)
  fireEvent.keyDown(document.body)
  expect(opened).not.toHaveBeenCalled()
  idle()
  expect(opened).toHaveBeenCalledTimes(1)
  fireEvent.keyDown(document.body)
  idle()
  expect(opened).toHaveBeenCalledTimes(1)
  expect(resume).toHaveBeenCalledTimes(1)
  unmount()
  expect(cancelIdleCallback).toHaveBeenLastCalledWith(7)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})
