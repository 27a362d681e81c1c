import { reaction } from 'mobx'
import { consent } from '../consent/consent-store'

/** An error with tags: remote, version, kind, url. */
export type ErrorReport = { error: unknown; tags: Record<string, string> }

/** Destination of reports. */
export type ErrorSink = { capture: (report: ErrorReport) => void }

/** Maximum queue length; the first errors are the most relevant. */
const MAX_QUEUE_LENGTH = 30

/** Minimum interval between two load attempts of the library, in ms. */
const LOAD_RETRY_INTERVAL = 60_000

/**
 * Collects errors from the start and passes them to the reporting library, which is loaded after the first paint.
 * Never throws or blocks.
 */
export class ErrorReports {
  private sink: ErrorSink | null = null
  private waiting: ErrorReport[] = []
  private stopListening: (() => void) | null = null
  private again: { load: () => Promise<ErrorSink>; at: number } | null = null

  /** Reports an error. */
  report = (error: unknown, tags: Record<string, string> = {}): void => {
    if (this.sink) {
      this.sink.capture({ error, tags })
      return
    }
    if (this.waiting.length < MAX_QUEUE_LENGTH) this.waiting.push({ error, tags })
    if (this.again && Date.now() >= this.again.at) void this.start(this.again.load)
  }

  /** Collects uncaught errors until the library does that itself. */
  listen(target: Window): void {
    const onError = (event: ErrorEvent) => this.report(event.error ?? event.message)
    const onRejection = (event: PromiseRejectionEvent) => this.report(event.reason)
    target.addEventListener('error', onError)
    target.addEventListener('unhandledrejection', onRejection)
    this.stopListening = () => {
      target.removeEventListener('error', onError)
      target.removeEventListener('unhandledrejection', onRejection)
    }
  }

  /** Loads the library and passes the queue to it. If that fails, errors are logged to the console. */
  async start(load: () => Promise<ErrorSink>): Promise<void> {
    this.again = null
    try {
      const sink = await load()
      this.stopListening?.()
      for (const report of this.waiting.splice(0)) sink.capture(report)
      this.sink = sink
    } catch (error) {
      console.warn('Errors cannot be reported', error)
      this.again = { load, at: Date.now() + LOAD_RETRY_INTERVAL }
    }
  }
}

/** The page's error reports. */
export const errorReports = new ErrorReports()

/** Loads the reporting library from its own chunk and ties recordings to the user's consent. */
export async function loadSentry(page: { dsn: string; release: string }): Promise<ErrorSink> {
  const { startSentry } = await import(/* webpackChunkName: "error-reports" */ './sentry')
  return startSentry({
    ...page,
    onConsent: (listen) => {
      reaction(() => consent.recording === true, listen, { fireImmediately: true })
    },
  })
}
