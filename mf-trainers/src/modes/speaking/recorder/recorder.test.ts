import { ApiError } from '@mowka/kernel/platform'
import { fakeClock } from '../../../core/store/fake-ports.fixture'
import { lengthProblem, MAX_RECORDING, nativeLength, RECOGNITION_TIMEOUT } from './limits'
import { type Microphone, MicrophoneAccess, MicrophoneError, type Take } from './microphone'
import { Recorder, type RecorderPorts } from './recorder'

const sentence = 'I am at home.'
const sound = new Blob(['sound'], { type: 'audio/webm' })
/** Runs all pending microtasks. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

function recorderWith(change: Partial<RecorderPorts> = {}, device: Partial<Microphone> = {}) {
  const clock = fakeClock()
  let now = 0
  let loudness: number | null = 0.5
  let isOpen = false
  let isHushed = false
  let breakOff = () => {}
  const take: { [Name in keyof Take]: jest.Mock } = {
    pause: jest.fn(),
    resume: jest.fn(),
    finish: jest.fn(async () => {
      isOpen = false
      return sound
    }),
    drop: jest.fn(() => {
      isOpen = false
    }),
    level: jest.fn(() => loudness),
  }
  const microphone: Microphone = {
    isSupported: () => true,
    consent: async () => 'granted',
    ask: async () => {},
    record: jest.fn(async (onBroken) => {
      isOpen = true
      breakOff = onBroken
      return take
    }),
    ...device,
  }
  const ports: RecorderPorts = {
    microphone,
    access: new MicrophoneAccess(microphone),
    recognise: jest.fn(async () => sentence),
    silenceOthers: () => {
      isHushed = true
      return () => {
        isHushed = false
      }
    },
    warn: jest.fn(),
    clock,
    now: () => now,
    ...change,
  }
  const onRecognised = jest.fn()
  const recorder = new Recorder(sentence, ports, onRecognised)
  return {
    recorder,
    ports,
    take,
    onRecognised,
    isOpen: () => isOpen,
    isHushed: () => isHushed,
    breakOff: () => breakOff(),
    soundsLike: (level: number | null) => {
      loudness = level
    },
    /** Advances the time and runs everything that is due. */
    pass: async (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= 100) {
        now += Math.min(100, left)
        clock.pass(Math.min(100, left))
        await settle()
      }
    },
    reasons: () => jest.mocked(ports.warn).mock.calls.map(([reason]) => reason),
  }
}

async function recording(...args: Parameters<typeof recorderWith>) {
  const all = recorderWith(...args)
  await all.recorder.start()
  return all
}

beforeEach(() => {
  jest.spyOn(URL, 'revokeObjectURL').mockClear()
})

test('a recording passes through not started, recording, paused, loading and finished (L-SPK-02)', async () => {
  let answer = (_text: string) => {}
  const { recorder, pass, onRecognised } = recorderWith({
    recognise: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  expect(recorder.state).toBe('notStarted')
  await recorder.start()
  expect(recorder.state).toBe('recording')
  await pass(1000)
  recorder.pause()
  expect(recorder.state).toBe('paused')
  recorder.resume()
  expect(recorder.state).toBe('recording')
  await pass(1000)
  void recorder.finish()
  await settle()
  expect(recorder.state).toBe('loading')
  answer('I am at home')
  await settle()
  expect(recorder.state).toBe('finished')
  expect(recorder.text).toBe('I am at home')
  expect(onRecognised).toHaveBeenCalledTimes(1)
})

test('time stops during a pause', async () => {
  const { recorder, pass, take } = await recording()
  await pass(1200)
  recorder.pause()
  await pass(60_000)
  expect([recorder.state, recorder.passed]).toEqual(['paused', 1200])
  recorder.resume()
  await pass(500)
  await recorder.finish()
  expect(recorder.own?.seconds).toBe(1.7)
  expect(take.pause).toHaveBeenCalledTimes(1)
  expect(take.resume).toHaveBeenCalledTimes(1)
})

test('nativeLength assumes 160 words per minute (L-SPK-05)', () => {
  expect(nativeLength('one two three four')).toBe(1500)
  expect(nativeLength('  one,  two - ')).toBe((3 / 160) * 60_000)
})

test.each([
  [0, 'recordingNotStarted'],
  [999, 'recordingNotStarted'],
  [1000, 'recordingTooShort'],
  [2099, 'recordingTooShort'],
  [2100, null],
])('lengthProblem of %i ms for a sentence of 3 seconds is %s (L-SPK-03, L-SPK-04)', (length, reason) => {
  expect(lengthProblem(length, 'one two three four five six seven eight')).toBe(reason)
})

test.each([
  [900, 'recordingNotStarted'],
  [1000, 'recordingTooShort'],
])("a recording of %i ms isn't sent and releases the microphone", async (length, reason) => {
  const { recorder, pass, ports, isOpen, reasons } = recorderWith()
  const long = new Recorder('one two three four five six seven eight', ports, jest.fn())
  await long.start()
  await pass(length)
  await long.finish()
  expect([long.state, long.isMade, isOpen()]).toEqual(['notStarted', false, false])
  expect(reasons()).toEqual([reason])
  expect(ports.recognise).not.toHaveBeenCalled()
  expect(recorder.state).toBe('notStarted')
})

test('a recording stops on its own after 35 s (C23)', async () => {
  const { recorder, pass, take, ports } = await recording()
  await pass(MAX_RECORDING - 100)
  expect(recorder.state).toBe('recording')
  await pass(200)
  expect(take.finish).toHaveBeenCalledTimes(1)
  expect(ports.recognise).toHaveBeenCalledTimes(1)
  expect(recorder.own?.seconds).toBe(35)
})

test('recognition is aborted after 35 s, and the recording is preserved (L-SPK-06, L-SPK-09, C23)', async () => {
  let given: AbortSignal | undefined
  const { recorder, pass, reasons } = await recording({
    recognise: (_, signal) => {
      given = signal
      return new Promise(() => {})
    },
  })
  await pass(2000)
  void recorder.finish()
  await settle()
  await pass(RECOGNITION_TIMEOUT - 100)
  expect(recorder.state).toBe('loading')
  await pass(200)
  expect(recorder.state).toBe('finished')
  expect(reasons()).toEqual(['speechRecognitionFailed'])
  expect(given?.aborted).toBe(true)
  expect([recorder.isMade, recorder.own !== null]).toEqual([true, true])
})

test('the waiting text changes after 3.5, 8 and 25 s (L-SPK-12)', async () => {
  const { recorder, pass } = await recording({ recognise: () => new Promise(() => {}) })
  await pass(2000)
  void recorder.finish()
  await settle()
  const steps = []
  for (const until of [3_400, 100, 4_400, 100, 16_900, 100]) {
    await pass(until)
    steps.push(recorder.waitingStep)
  }
  expect(steps).toEqual([0, 1, 1, 2, 2, 3])
})

describe('reasons (L-SPK-03 to L-SPK-11, C24)', () => {
  const spoken = async (change: Partial<RecorderPorts> = {}, device: Partial<Microphone> = {}) => {
    const all = await recording(change, device)
    await all.pass(2000)
    await all.recorder.finish()
    return all
  }
  const refusing = (error: unknown): Partial<Microphone> => ({
    record: async () => {
      throw error
    },
  })

  test.each([
    ['browserDoesNotSupportRecording', new MicrophoneError('unsupported')],
    ['anotherBrowserOrSystemRelatedError', new MicrophoneError('refused')],
    ['anotherBrowserOrSystemRelatedError', new MicrophoneError('missing')],
    ['anotherBrowserOrSystemRelatedError', new MicrophoneError('broken')],
    [null, new Error('nobody expected this')],
  ])('%s', async (reason, error) => {
    const { recorder, reasons, isHushed } = await recording({}, refusing(error))
    expect(reasons()).toEqual([reason])
    expect(recorder.trouble).toEqual({ reason })
    expect([recorder.state, recorder.isOpening, isHushed()]).toEqual(['notStarted', false, false])
  })

  test('a failed recognition warns with speechRecognitionFailed and lets the learner continue', async () => {
    const { recorder, reasons } = await spoken({
      recognise: async () => {
        throw new ApiError('http', 503, null)
      },
    })
    expect(reasons()).toEqual(['speechRecognitionFailed'])
    expect([recorder.state, recorder.isMade]).toEqual(['finished', true])
  })

  test('a recognition without words warns with emptyRecording', async () => {
    const { recorder, reasons, onRecognised } = await spoken({ recognise: async () => '  ' })
    expect(reasons()).toEqual(['emptyRecording'])
    expect([recorder.isMade, recorder.own !== null]).toEqual([false, true])
    expect(onRecognised).not.toHaveBeenCalled()
  })

  test('an empty recording warns with emptyRecording', async () => {
    const all = recorderWith()
    all.take.finish.mockResolvedValue(new Blob([]))
    await all.recorder.start()
    await all.pass(2000)
    await all.recorder.finish()
    expect(all.reasons()).toEqual(['emptyRecording'])
    expect(all.ports.recognise).not.toHaveBeenCalled()
  })

  test("a silent microphone warns with emptyRecording and isn't reported", async () => {
    const all = await recording()
    all.soundsLike(0)
    all.recorder.meter.clear()
    await all.pass(2500)
    expect(all.recorder.meter.hearing).toBe('nothing')
    await all.recorder.finish()
    expect(all.reasons()).toEqual(['emptyRecording'])
    expect(all.ports.recognise).not.toHaveBeenCalled()
  })

  test("a recording that the browser can't produce warns with speakingProcessingFailed", async () => {
    const all = recorderWith()
    all.take.finish.mockRejectedValue(new Error('no recording'))
    await all.recorder.start()
    await all.pass(2000)
    await all.recorder.finish()
    expect(all.reasons()).toEqual(['speakingProcessingFailed'])
    expect([all.recorder.state, all.recorder.isMade]).toEqual(['notStarted', false])
  })

  test('an unplugged device warns with anotherBrowserOrSystemRelatedError', async () => {
    const all = await recording()
    await all.pass(1500)
    all.breakOff()
    expect(all.reasons()).toEqual(['anotherBrowserOrSystemRelatedError'])
    expect([all.recorder.state, all.isOpen()]).toEqual(['notStarted', false])
  })
})

describe('use of the microphone', () => {
  test('other sounds are silenced while the microphone is in use, and allowed afterwards', async () => {
    const { recorder, pass, isOpen, isHushed } = await recording({ recognise: () => new Promise(() => {}) })
    expect([isOpen(), isHushed(), recorder.holdsMicrophone]).toEqual([true, true, true])
    await pass(2000)
    void recorder.finish()
    await settle()
    expect([isOpen(), isHushed(), recorder.holdsMicrophone]).toEqual([false, false, false])
  })

  test.each(['recording', 'paused'] as const)('leaving while %s releases the microphone', async (state) => {
    const { recorder, isOpen, isHushed, onRecognised } = await recording()
    if (state === 'paused') recorder.pause()
    recorder.release()
    await settle()
    expect([recorder.state, isOpen(), isHushed()]).toEqual(['notStarted', false, false])
    expect(onRecognised).not.toHaveBeenCalled()
  })

  test('leaving before the microphone is open releases it as soon as it opens', async () => {
    const all = recorderWith()
    const starting = all.recorder.start()
    all.recorder.release()
    await starting
    expect(all.take.drop).toHaveBeenCalledTimes(1)
    expect([all.recorder.state, all.recorder.isOpening, all.isOpen()]).toEqual(['notStarted', false, false])
  })

  test('a recognition that finishes after the learner left is ignored', async () => {
    let answer = (_text: string) => {}
    const { recorder, pass, onRecognised } = await recording({
      recognise: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    await pass(2000)
    void recorder.finish()
    await settle()
    recorder.drop()
    answer(sentence)
    await settle()
    expect([recorder.state, recorder.text]).toEqual(['notStarted', ''])
    expect(onRecognised).not.toHaveBeenCalled()
  })

  test('an own recording is discarded by the next one and on release', async () => {
    const revoke = jest.spyOn(URL, 'revokeObjectURL')
    const { recorder, pass } = await recording()
    await pass(2000)
    await recorder.finish()
    expect(recorder.own?.bytes).toBe(sound)
    await recorder.start()
    expect(recorder.own).toBeNull()
    expect(revoke).toHaveBeenCalledTimes(1)
    await pass(2000)
    await recorder.finish()
    recorder.release()
    expect(revoke).toHaveBeenCalledTimes(2)
  })

  test('a second press on start opens no second microphone', async () => {
    const { recorder, ports } = recorderWith()
    await Promise.all([recorder.start(), recorder.start()])
    await recorder.start()
    expect(ports.microphone.record).toHaveBeenCalledTimes(1)
  })
})
