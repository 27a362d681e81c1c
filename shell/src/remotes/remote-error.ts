import type { FailureKind } from '@mowka/contract/schemas/platform'

/** A remote that failed to load or render, with the details for a report. */
export class RemoteError extends Error {
  readonly kind: FailureKind
  readonly remote: string
  readonly version: string
  readonly url: string | null
  /** HTTP status of a refused file; 0 for other kinds. */
  readonly status: number

  constructor(
    kind: FailureKind,
    remote: string,
    version: string,
    url: string | null,
    cause?: unknown,
    status = 0,
  ) {
    super(`The remote ${remote} ${version} failed: ${kind}`, { cause })
    this.name = 'RemoteError'
    this.kind = kind
    this.remote = remote
    this.version = version
    this.url = url
    this.status = status
  }
}

/** Whether a retry may help: for network failures, but not for code that throws or a long timeout. */
export const isWorthRetrying = (error: RemoteError): boolean =>
  error.kind === 'network' || error.kind === 'http'

/** Whether the release itself is broken, i.e. users can't fix it on their side. */
export const isOurFault = (error: RemoteError): boolean =>
  error.kind === 'evaluation' || error.kind === 'contract' || error.kind === 'render'

/** Tags of a report. */
export const tagsOf = (error: RemoteError): Record<string, string> => ({
  remote: error.remote,
  version: error.version,
  kind: error.kind,
  ...(error.url ? { url: error.url } : {}),
  ...(error.status ? { status: String(error.status) } : {}),
})

/** Maximum number of logged failures. */
const KEPT = 50

/** A failure with its time in ms since the page load. */
type LoggedFailure = { error: RemoteError; at: number }

const failures: LoggedFailure[] = []

/** Logs a failure for the panel. */
export function logFailure(error: RemoteError): void {
  failures.push({ error, at: performance.now() })
  failures.splice(0, failures.length - KEPT)
}

/** Returns the failures of this page, oldest first. */
export const loggedFailures = (): readonly LoggedFailure[] => failures
