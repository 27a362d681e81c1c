import {
  addEventProcessor,
  addIntegration,
  browserTracingIntegration,
  captureException,
  type Event,
  getReplay,
  init,
  replayIntegration,
} from '@sentry/react'
import type { ErrorSink } from './error-reports'
import { scrub, scrubText } from './scrub'

/** Share of page views that are traced (P-BUILD-02). */
const TRACES_SAMPLE_RATE = 1
/** Share of sessions that are replayed, with consent (P-BUILD-03). */
const REPLAYS_SESSION_SAMPLE_RATE = 0.1
/** Share of sessions with an error that are replayed, with consent (P-BUILD-04). */
const REPLAYS_ON_ERROR_SAMPLE_RATE = 1
/** Share of sessions that are recorded for analytics, in percent, with consent (P-BUILD-05, C72). */
const ANALYTICS_RECORDING_PERCENT = 5

/** Share of fully recorded sessions that also count for analytics, 0 to 1. */
const SHARE = ANALYTICS_RECORDING_PERCENT / 100 / REPLAYS_SESSION_SAMPLE_RATE

/** Maps the first digits of a recording id to [0, 1), identical for the whole session. */
const sampleOf = (replayId: string): number => Number.parseInt(replayId.slice(0, 8), 16) / 2 ** 32

/** Properties of recording events; other events lack them. */
type Recording = Event & { replay_id?: unknown; replay_type?: unknown }

/**
 * Marks recordings for analytics: 5 in 100 consenting sessions (P-BUILD-05, C72). Only fully recorded sessions count;
 * one recorded because of an error isn't representative.
 */
export function markForAnalytics(event: Recording): Event {
  const { type, replay_id: id, replay_type: kind, tags } = event
  const isWhole = type === 'replay_event' && kind === 'session' && typeof id === 'string'
  return isWhole && sampleOf(id) < SHARE ? { ...event, tags: { ...tags, recording: 'analytics' } } : event
}

/** Page settings for error reporting. */
export type SentrySettings = {
  dsn: string
  /** The shell's version. */
  release: string
  /** Calls back with the consent, now and after every change. */
  onConsent: (listen: (given: boolean) => void) => void
}

/** Options of the library. Neither tokens nor user data are sent: see `scrub`. */
const sentryOptions = ({ dsn, release }: SentrySettings): Parameters<typeof init>[0] => ({
  dsn,
  release: `mowka-shell@${release}`,
  tracesSampleRate: TRACES_SAMPLE_RATE,
  replaysSessionSampleRate: REPLAYS_SESSION_SAMPLE_RATE,
  replaysOnErrorSampleRate: REPLAYS_ON_ERROR_SAMPLE_RATE,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  },
  // Tracing headers would expose the session to every service.
  tracePropagationTargets: [],
  integrations: [browserTracingIntegration()],
  beforeSend: (event) => scrub(event),
  beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  beforeSendSpan: (span) => scrub(span),
})

/** Replays show shapes only, never text, inputs or images, and need consent. */
const replay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt'],
    networkDetailAllowUrls: [],
    // Compression needs a worker from a blob URL, which the page's CSP does not allow.
    useCompression: false,
    beforeAddRecordingEvent: (event) => scrub(event),
  })

/** Starts error reporting. Loaded after the first paint, in its own chunk. */
export function startSentry(settings: SentrySettings): ErrorSink {
  init(sentryOptions(settings))
  addEventProcessor(markForAnalytics)
  let replaying = false
  /** The mode sampled when recording began on this page. */
  let drawn: 'session' | 'buffer' | undefined
  settings.onConsent((given) => {
    const known = getReplay()
    if (given && !replaying) {
      // `start` alone would record all of them, regardless of the rates; a buffer waits for an error.
      if (!known) addIntegration(replay())
      else if (drawn === 'session') known.start()
      else known.startBuffering()
      replaying = true
    } else if (!given && replaying) {
      drawn ??= known?.getRecordingMode()
      void known?.stop({ flush: false })
      replaying = false
    }
  })
  return {
    capture: ({ error, tags }) => {
      captureException(error instanceof Error ? error : new Error(scrubText(String(error))), { tags })
    },
  }
}
