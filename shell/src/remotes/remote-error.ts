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

/**
 * Classification of an error of the federation runtime or the bundler's chunk loader. `lost` is a script that failed
 * to load: browsers don't expose the reason, so it is probed by requesting the file again.
 */
type LoadErrorInfo = { kind: 'lost' | 'timeout' | 'evaluation' | 'contract'; url: string | null }

/** An error of the bundler's chunk loader. */
type ChunkError = Error & { type?: string; request?: string }

/** Returns the first script URL in a message. */
function scriptUrlIn(message: string): string | null {
  for (const [address] of message.matchAll(/(?:https?:\/\/|\/remotes\/)[^\s()"']+/g)) {
    const end = address.lastIndexOf('.js')
    if (end > 0) return address.slice(0, end + '.js'.length)
  }
  return null
}

/** Federation runtime errors for a release that doesn't fit this shell. */
const contractCodes = /RUNTIME-0(01|02|03|04|05|06|07|12|14)\b|does not satisfy the requirement/

/** Classifies an error; an unknown one was thrown by the remote's own code. */
export function readLoadError(error: unknown): LoadErrorInfo {
  if (!(error instanceof Error)) return { kind: 'evaluation', url: null }
  if (error.name === 'ChunkLoadError') {
    const { type, request } = error as ChunkError
    const url = request ?? scriptUrlIn(error.message)
    // "missing": the script ran, but did not register its chunk.
    if (type === 'missing') return { kind: 'evaluation', url }
    return { kind: type === 'timeout' ? 'timeout' : 'lost', url }
  }
  const url = scriptUrlIn(error.message)
  if (/RUNTIME-008\b|^Script(Network|Execution)Error\b/.test(error.message)) {
    if (error.message.includes('ScriptExecutionError')) return { kind: 'evaluation', url }
    return {
      kind: /ScriptNetworkError: Script "[^"]*" timed out/.test(error.message) ? 'timeout' : 'lost',
      url,
    }
  }
  return { kind: contractCodes.test(error.message) ? 'contract' : 'evaluation', url }
}

/** Timeout of a probe in ms. */
const PROBE_TIMEOUT = 10_000

/**
 * Finds out why a script failed to load, by fetching it again past the browser cache. That also replaces a damaged
 * cached copy for the next attempt; a unique URL per attempt would not work, because integrity and preloading are
 * keyed by URL.
 */
export async function probeScript(
  url: string,
  integrity: string | undefined,
): Promise<{ kind: FailureKind; status: number }> {
  if (!navigator.onLine) return { kind: 'network', status: 0 }
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(PROBE_TIMEOUT) })
    if (!response.ok) return { kind: 'http', status: response.status }
    const bytes = await response.arrayBuffer()
    if (integrity && !(await matches(bytes, integrity))) return { kind: 'integrity', status: 0 }
  } catch {
    // Offline, connection refused or aborted: a network failure, not the release's.
  }
  return { kind: 'network', status: 0 }
}

/** Whether a file has an integrity, `sha256-…` or `sha384-…`. */
async function matches(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const bits = integrity.slice('sha'.length, integrity.indexOf('-'))
  const digest = new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes))
  return integrity === `sha${bits}-${btoa(String.fromCharCode(...digest))}`
}
