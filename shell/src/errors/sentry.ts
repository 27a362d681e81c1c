import {
  addEventProcessor,
  addIntegration,
  browserTracingIntegration,
  captureException,
  getReplay,
  init,
  replayIntegration,
} from '@sentry/react'
import { markForAnalytics } from './analytics-recording'
import type { ErrorSink } from './error-reports'
import { REPLAYS_ON_ERROR_SAMPLE_RATE, REPLAYS_SESSION_SAMPLE_RATE, TRACES_SAMPLE_RATE } from './sampling'
import { scrub, scrubText } from './scrub'

/** What the reporting needs of the page. */
export type SentrySettings = {
  dsn: string
  /** The shell's version. */
  release: string
  /** Calls back with the answer to the question of consent, now and after every change. */
  onConsent: (listen: (given: boolean) => void) => void
}

/** The library's options. Neither tokens nor people travel: see `scrub`. */
export const sentryOptions = ({ dsn, release }: SentrySettings): Parameters<typeof init>[0] => ({
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
  // Tracing headers would tell every service who belongs to which session.
  tracePropagationTargets: [],
  integrations: [browserTracingIntegration()],
  beforeSend: (event) => scrub(event),
  beforeBreadcrumb: (breadcrumb) => scrub(breadcrumb),
  beforeSendSpan: (span) => scrub(span),
})

/** Replays show shapes, never words, inputs or pictures, and only to people who agreed. */
const replay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt'],
    networkDetailAllowUrls: [],
    // Compression wants a worker from a blob, which the page's policy does not allow.
    useCompression: false,
    beforeAddRecordingEvent: (event) => scrub(event),
  })

/** Starts the reporting. Loaded after the first paint, in its own chunk. */
export function startSentry(settings: SentrySettings): ErrorSink {
  init(sentryOptions(settings))
  addEventProcessor(markForAnalytics)
  let replaying = false
  /** The lot that was drawn by the rates when recording began on this page. */
  let drawn: 'session' | 'buffer' | undefined
  settings.onConsent((given) => {
    const known = getReplay()
    if (given && !replaying) {
      // `start` alone would record each of them, whatever the rates; a buffer waits for an error.
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
