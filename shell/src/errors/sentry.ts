import {
  addEventProcessor,
  addIntegration,
  browserTracingIntegration,
  captureException,
  getReplay,
  init,
  replayIntegration,
} from '@sentry/react'
import type { ErrorSink } from './error-reports'
import {
  markForAnalytics,
  REPLAYS_ON_ERROR_SAMPLE_RATE,
  REPLAYS_SESSION_SAMPLE_RATE,
  TRACES_SAMPLE_RATE,
} from './sampling'
import { scrub, scrubText } from './scrub'

/** Page settings for error reporting. */
export type SentrySettings = {
  dsn: string
  /** The shell's version. */
  release: string
  /** Calls back with the consent, now and after every change. */
  onConsent: (listen: (given: boolean) => void) => void
}

/** Options of the library. Neither tokens nor user data are sent: see `scrub`. */
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
