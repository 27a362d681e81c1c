import i18next from 'i18next'
import { session } from '../session'
import { ApiError } from './api-error'

/** Request timeout in ms (P-API-02). */
export const API_TIMEOUT = 60_000

/** Token source of the client, and its callbacks for rejected tokens. */
export type Authorization = {
  /** Returns the bearer token, refreshed if necessary, or `null` for a visitor. */
  token: () => Promise<string | null>
  /**
   * Called once for every 401, with the rejected request (`get /user/me`): marks the user as unauthenticated and
   * clears the authorization (P-AUTH-06, P-AUTH-07).
   */
  onUnauthorized: (call: string) => void
  /** Called when a request was refused until the user's email address is confirmed. */
  onEmailNotConfirmed?: () => void
  /** Called after a successful request with a token. */
  onAccepted?: (call: string) => void
}

let authorization: Authorization = { token: async () => null, onUnauthorized: () => {} }

/** Installs the authorization. Only for the shell. */
export function authorize(next: Authorization): void {
  authorization = next
}

/** A read request as the client would send it now. */
type AskedRead = {
  path: string
  query: Record<string, unknown>
  authorization: string | undefined
  language: string | undefined
}

/** Returns the response to a read that was sent before the client was loaded, or `null`. */
export type FirstAnswers = (read: AskedRead) => Promise<unknown>

let firstAnswers: FirstAnswers | null = null

/** Installs the source of prefetched responses. Only for the shell. */
export function provideFirstAnswers(next: FirstAnswers | null): void {
  firstAnswers = next
}

/** Loads the HTTP client. The first render does not wait for it (ADR 2). */
export const loadHttpClient = () => import('./http-client')

/** A request: method, path below `/api`, query and body. */
export type HttpRequest = {
  method: string
  path: string
  query?: Record<string, unknown>
  body?: unknown
  /** Response type: JSON, bytes (a `Blob`) or a byte stream. */
  as?: 'json' | 'bytes' | 'stream'
  /** Lets the request outlive the page, unless its body is too large for that. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** Returns the prefetched response to a read, or `null`. */
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
 * Sends a request with the bearer token and the current language pair. Remotes use `useReads`, `useWrite` and
 * `callApi`, which know the calls by name.
 * @throws ApiError
 */
export async function sendRequest<Answer>(request: HttpRequest): Promise<Answer> {
  // Reads the languages now: a change while waiting for the token must not store another language under this key.
  const query = { sourceLang: session.sourceLang, targetLang: session.targetLang, ...request.query }
  const asked = { ...request, query }
  // Without the query, for the authorization and the log.
  const call = `${request.method.toLowerCase()} ${request.path}`
  try {
    const token = await authorization.token()
    const headers: Record<string, string> = {}
    if (token) headers.Authorization = `Bearer ${token}`
    // Overrides the browser's header, because the interface language is chosen in the application.
    if (i18next.language) headers['Accept-Language'] = i18next.language
    const first = await firstAnswerTo(asked, headers)
    const answer = first ?? (await (await loadHttpClient()).sendOverNetwork(asked, headers))
    if (token) authorization.onAccepted?.(call)
    return answer as Answer
  } catch (error) {
    // Without a token or an HTTP client the request has not reached the server.
    const failure = error instanceof ApiError ? error : new ApiError('network', 0, null, error)
    if (failure.status === 401) authorization.onUnauthorized(call)
    if (failure.code === 'EMAIL_NOT_CONFIRMED') authorization.onEmailNotConfirmed?.()
    // Logs all failures (P-API-09), without query and body, which may contain personal data.
    if (failure.kind !== 'cancelled') {
      console.warn('call failed', ...call.split(' '), failure.kind, failure.status)
    }
    throw failure
  }
}
