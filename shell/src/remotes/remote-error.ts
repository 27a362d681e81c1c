import type { FailureKind } from '@mowka/contract/schemas/platform'

/** A remote that could not be loaded or shown, with everything a report needs. */
export class RemoteError extends Error {
  readonly kind: FailureKind
  readonly remote: string
  readonly version: string
  readonly url: string | null
  /** HTTP status of a refused file; 0 for every other kind. */
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

/** Trying again helps against what was on the way; not against code that throws or a wait that was long enough. */
export const isWorthRetrying = (error: RemoteError): boolean =>
  error.kind === 'network' || error.kind === 'http'

/** Whether the release itself is wrong: nothing that people could mend on their side. */
export const isOurFault = (error: RemoteError): boolean =>
  error.kind === 'evaluation' || error.kind === 'contract' || error.kind === 'render'

/** What a report carries besides the error. */
export const tagsOf = (error: RemoteError): Record<string, string> => ({
  remote: error.remote,
  version: error.version,
  kind: error.kind,
  ...(error.url ? { url: error.url } : {}),
  ...(error.status ? { status: String(error.status) } : {}),
})
