import {
  addEventProcessor,
  addIntegration,
  captureException,
  getReplay,
  init,
  replayIntegration,
} from '@sentry/react'
import { markForAnalytics, startSentry } from './sentry'

jest.mock('@sentry/react', () => ({
  addEventProcessor: jest.fn(),
  addIntegration: jest.fn(),
  browserTracingIntegration: jest.fn(() => ({ name: 'tracing' })),
  captureException: jest.fn(),
  getReplay: jest.fn(),
  init: jest.fn(),
  replayIntegration: jest.fn(() => ({ name: 'replay' })),
}))

const start = () => {
  let tell: (given: boolean) => void = () => {}
  const sink = startSentry({
    dsn: 'http://public@localhost:4005/1',
    release: '1.2.0',
    onConsent: (listen) => {
      tell = listen
      listen(false)
    },
  })
  return { sink, consent: (given: boolean) => tell(given) }
}
beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(getReplay).mockReturnValue(undefined)
})

test('the sample rates match the requirements (P-BUILD-02, P-BUILD-03, P-BUILD-04, P-BUILD-05)', () => {
  start()
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({
      dsn: 'http://public@localhost:4005/1',
      release: 'mowka-shell@1.2.0',
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    }),
  )
  expect(addEventProcessor).toHaveBeenCalledWith(markForAnalytics)
})

test('nothing is recorded without consent, and recordings mask text, fields and images', () => {
  const { consent } = start()
  expect(addIntegration).not.toHaveBeenCalled()
  consent(true)
  expect(addIntegration).toHaveBeenCalledWith({ name: 'replay' })
  expect(replayIntegration).toHaveBeenCalledWith(
    expect.objectContaining({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
  )
})

/** The library's recording mode, as sampled by the rates. */
const recording = (mode: 'session' | 'buffer') => {
  const replay = {
    start: jest.fn(),
    startBuffering: jest.fn(),
    stop: jest.fn(async () => {}),
    getRecordingMode: () => mode,
  }
  jest.mocked(getReplay).mockReturnValue(replay as unknown as ReturnType<typeof getReplay>)
  return replay
}

test('withdrawing consent stops the recording and sends nothing more', () => {
  const { consent } = start()
  consent(true)
  const replay = recording('session')
  consent(false)
  expect(replay.stop).toHaveBeenCalledWith({ flush: false })
})

test.each([
  ['session', 1, 0],
  ['buffer', 0, 1],
] as const)(
  'renewed consent resumes the sampled mode (%s), so that the rates hold (P-BUILD-03, P-BUILD-04)',
  (mode, starts, bufferings) => {
    const { consent } = start()
    consent(true)
    const replay = recording(mode)
    consent(false)
    consent(true)
    expect(replay.start).toHaveBeenCalledTimes(starts)
    expect(replay.startBuffering).toHaveBeenCalledTimes(bufferings)
  },
)

test('an error carries its tags', () => {
  const error = new Error('lost')
  const tags = { remote: 'learning', version: '1.0.0', kind: 'http', url: '/remotes/learning/x.js' }
  start().sink.capture({ error, tags })
  expect(captureException).toHaveBeenCalledWith(error, { tags })
})

test('neither bodies, cookies nor user data are collected, and reports are scrubbed', () => {
  start()
  const [options] = jest.mocked(init).mock.calls[0] ?? []
  expect(options?.dataCollection).toMatchObject({ userInfo: false, cookies: false, httpBodies: [] })
  const event = options?.beforeSend?.({ type: undefined, message: 'anna@mowka.test' }, {})
  expect(event).toMatchObject({ message: '[hidden]' })
})

describe('recordings for analytics', () => {
  const REPLAYS_SESSION_SAMPLE_RATE = 0.1

  const SESSIONS = 1_000
  /** Evenly distributed ids, like random ones. */
  const ids = Array.from({ length: SESSIONS }, (_, at) =>
    Math.floor((at / SESSIONS) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
      .padEnd(32, '7'),
  )
  const recording = (id: string, kind = 'session') =>
    ({ type: 'replay_event', replay_id: id, replay_type: kind, tags: { remote: 'learning' } }) as const
  const isMarked = (event: object) => markForAnalytics(event).tags?.recording === 'analytics'

  test('5 in 100 sessions are recorded for analytics (P-BUILD-05, C72)', () => {
    const marked = ids.filter((id) => isMarked(recording(id)))
    expect((marked.length / SESSIONS) * REPLAYS_SESSION_SAMPLE_RATE).toBeCloseTo(0.05)
  })

  test('all events of a session get the same mark and preserve their other tags (P-BUILD-05)', () => {
    const event = recording('0000000177777777')
    expect(markForAnalytics(event)).toEqual({
      ...event,
      tags: { remote: 'learning', recording: 'analytics' },
    })
    expect(isMarked(event)).toBe(true)
  })

  test('neither errors nor recordings caused by an error are marked for analytics', () => {
    for (const id of ids) expect(isMarked(recording(id, 'buffer'))).toBe(false)
    expect(isMarked({ message: 'lost', replay_id: '00000001', tags: {} })).toBe(false)
  })
})
