import type { FailureKind } from '@mowka/contract/schemas/platform'

/**
 * What an error of the federation runtime or of the bundler's chunk loader says by itself. `lost` is a script that
 * did not arrive: browsers do not tell scripts why, so that has to be found out by asking for the file again.
 */
export type LoadTrouble = { kind: 'lost' | 'timeout' | 'evaluation' | 'contract'; url: string | null }

/** An error of the bundler's chunk loader. */
type ChunkError = Error & { type?: string; request?: string }

/** The first address of a script in a message. */
function scriptUrlIn(message: string): string | null {
  for (const [address] of message.matchAll(/(?:https?:\/\/|\/remotes\/)[^\s()"']+/g)) {
    const end = address.lastIndexOf('.js')
    if (end > 0) return address.slice(0, end + '.js'.length)
  }
  return null
}

/** Codes of the federation runtime that mean: what was released does not fit what is here. */
const contractCodes = /RUNTIME-0(01|02|03|04|05|06|07|12|14)\b|does not satisfy the requirement/

/** Reads an error; everything unknown was thrown by the remote's own code. */
export function readLoadError(error: unknown): LoadTrouble {
  if (!(error instanceof Error)) return { kind: 'evaluation', url: null }
  if (error.name === 'ChunkLoadError') {
    const { type, request } = error as ChunkError
    const url = request ?? scriptUrlIn(error.message)
    // "missing": the script arrived, ran, and did not bring what it should have.
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

/** How long the question may take, in milliseconds. */
const PROBE_TIMEOUT = 10_000

/**
 * Finds out why a script did not arrive, by fetching it again past the browser's cache. That also replaces a damaged
 * copy in the cache, so that the next try does not meet it again; its own address for each try would not do, because
 * integrity and preloading go by address.
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
    // Offline, a refused connection, an answer that broke off: all of them are the way, not the release.
  }
  return { kind: 'network', status: 0 }
}

async function sha384(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))
  return `sha384-${btoa(String.fromCharCode(...digest))}`
}
