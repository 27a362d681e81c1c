/** An error with where it came from: remote, version, kind, url. */
export type ErrorReport = { error: unknown; tags: Record<string, string> }

/** What takes reports away. */
export type ErrorSink = { capture: (report: ErrorReport) => void }

/** At most this many wait for the sink; the first ones say most. */
const MOST_WAITING = 30

/** A library that did not come is requested again by the next error, but not sooner than this, in milliseconds. */
const LOAD_AGAIN_AFTER = 60_000

/**
 * Takes errors from the first moment on and hands them to the reporting library once that is loaded, which is after
 * the first paint. Never throws and never blocks.
 */
export class ErrorReports {
  private sink: ErrorSink | null = null
  private waiting: ErrorReport[] = []
  private stopListening: (() => void) | null = null
  private again: { load: () => Promise<ErrorSink>; at: number } | null = null

  /** Takes an error. */
  report = (error: unknown, tags: Record<string, string> = {}): void => {
    if (this.sink) {
      this.sink.capture({ error, tags })
      return
    }
    if (this.waiting.length < MOST_WAITING) this.waiting.push({ error, tags })
    if (this.again && Date.now() >= this.again.at) void this.start(this.again.load)
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

  /** Loads the library and gives it everything that waited. Until there is one, errors stay in the console. */
  async start(load: () => Promise<ErrorSink>): Promise<void> {
    this.again = null
    try {
      const sink = await load()
      this.stopListening?.()
      for (const report of this.waiting.splice(0)) sink.capture(report)
      this.sink = sink
    } catch (error) {
      console.warn('Errors cannot be reported', error)
      this.again = { load, at: Date.now() + LOAD_AGAIN_AFTER }
    }
  }
}

/** The page's reports. */
export const errorReports = new ErrorReports()
