import i18next from 'i18next'
import { session } from '../session'
import { ApiError } from './api-error'

/** The time-out of every call (P-API-02). */
export const API_TIMEOUT = 60_000

/** Where the client gets its token from and what it does when the server no longer accepts it. */
export type Authorization = {
  /** The bearer token, or null for a visitor. May refresh it. */
  token: () => Promise<string | null>
  /**
   * Called once for every 401, with the refused call (`get /user/me`): marks the person unauthenticated and clears the
   * authorization (P-AUTH-06, P-AUTH-07).
   */
  onUnauthorized: (call: string) => void
  /** Called when a call that carried a token succeeded. */
  onAccepted?: (call: string) => void
}

let authorization: Authorization = { token: async () => null, onUnauthorized: () => {} }

/** Gives the client its authorization. Only for the shell. */
export function authorize(next: Authorization): void {
  authorization = next
}

/** A read as the client would send it now. */
type AskedRead = {
  path: string
  query: Record<string, unknown>
  authorization: string | undefined
  language: string | undefined
}

/** Gives the answer to a read that was sent before the client was here; null for none. */
export type FirstAnswers = (read: AskedRead) => Promise<unknown>

let firstAnswers: FirstAnswers | null = null

/** Gives the client answers to reads that were sent before it was here. Only for the shell. */
export function provideFirstAnswers(next: FirstAnswers | null): void {
  firstAnswers = next
}

/** Loads what sends calls over the network. The first drawing does not wait for it (ADR 2). */
export const loadHttpClient = () => import('./http-client')

/** One call as the client sends it: a method, a path under `/api`, query values and a body. */
export type HttpRequest = {
  method: string
  path: string
  query?: Record<string, unknown>
  body?: unknown
  /** How the answer comes: JSON, bytes (a `Blob`) or a stream of bytes. */
  as?: 'json' | 'bytes' | 'stream'
  /** The request outlives the page: for what is sent while someone leaves. Small bodies only (64 kB). */
  keepalive?: boolean
  signal?: AbortSignal
}

/** The first answer to a read, if it is on its way already; null for none. */
async function firstAnswerTo(request: HttpRequest, headers: Record<string, string>): Promise<unknown> {
  if (!firstAnswers || request.method !== 'GET' || (request.as ?? 'json') !== 'json') return null
  const answer = await firstAnswers({
    path: request.path,
    query: request.query ?? {},
    authorization: headers.Authorization,
    language: headers['Accept-Language'],
  })
  if (answer !== null && request.signal?.aborted) throw new ApiError('cancelled', 0, null)
  return answer
}

/**
 * Sends a call with the bearer token and the current language pair. Throws an `ApiError`.
 * Remotes use `useReads`, `useWrite` and `callApi`, which know the calls by name.
 */
export async function sendRequest<Answer>(request: HttpRequest): Promise<Answer> {
  // At once: waiting for a token must not put another language under the key of the one asked for.
  const query = { sourceLang: session.sourceLang, targetLang: session.targetLang, ...request.query }
  const asked = { ...request, query }
  // Without its query, as the authorization and the log hear of it.
  const call = `${request.method.toLowerCase()} ${request.path}`
  try {
    const token = await authorization.token()
    const headers: Record<string, string> = {}
    if (token) headers.Authorization = `Bearer ${token}`
    // Not what the browser would say by itself: people choose the language of the interface here.
    if (i18next.language) headers['Accept-Language'] = i18next.language
    const first = await firstAnswerTo(asked, headers)
    const answer = first ?? (await (await loadHttpClient()).sendOverNetwork(asked, headers))
    if (token) authorization.onAccepted?.(call)
    return answer as Answer
  } catch (error) {
    // No token, or a client that was lost on the way: nothing has reached the server.
    const failure = error instanceof ApiError ? error : new ApiError('network', 0, null, error)
    if (failure.status === 401) authorization.onUnauthorized(call)
    // Failures are logged (P-API-09), here for all of them, without query or body: those may be personal.
    if (failure.kind !== 'cancelled') {
      console.warn('call failed', ...call.split(' '), failure.kind, failure.status)
    }
    throw failure
  }
}
