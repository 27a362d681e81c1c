import type { FailureKind } from '@mowka/contract/schemas/platform'

/**
 * Classification of an error of the federation runtime or the bundler's chunk loader. `lost` is a script that failed
 * to load: browsers don't expose the reason, so it is probed by requesting the file again.
 */
export type LoadErrorInfo = { kind: 'lost' | 'timeout' | 'evaluation' | 'contract'; url: string | null }

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
    if (integrity && (await sha384(bytes)) !== integrity) return { kind: 'integrity', status: 0 }
  } catch {
    // Offline, connection refused or aborted: a network failure, not the release's.
  }
  return { kind: 'network', status: 0 }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
