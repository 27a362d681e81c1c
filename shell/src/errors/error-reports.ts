/** An error with where it came from: remote, version, kind, url. */
export type ErrorReport = { error: unknown; tags: Record<string, string> }

/** What takes reports away. */
export type ErrorSink = { capture: (report: ErrorReport) => void }

/** At most so many wait for the sink; the first ones say most. */
const MOST_WAITING = 30

/**
 * Takes errors from the first moment on and hands them to the reporting library once that is loaded, which is after
 * the first paint. Never throws and never blocks.
 */
export class ErrorReports {
  private sink: ErrorSink | null = null
  private waiting: ErrorReport[] = []
  private stopListening: (() => void) | null = null

  /** Takes an error. */
  report = (error: unknown, tags: Record<string, string> = {}): void => {
    if (this.sink) this.sink.capture({ error, tags })
    else if (this.waiting.length < MOST_WAITING) this.waiting.push({ error, tags })
  }

  /** Takes what nobody caught, until the library does that itself. */
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

  /** Loads the library and gives it everything that waited. Without a library errors stay in the console. */
  async start(load: () => Promise<ErrorSink>): Promise<void> {
    try {
      const sink = await load()
      this.stopListening?.()
      for (const report of this.waiting.splice(0)) sink.capture(report)
      this.sink = sink
    } catch (error) {
      console.warn('Errors cannot be reported', error)
    }
  }
}

/** The page's reports. */
export const errorReports = new ErrorReports()
