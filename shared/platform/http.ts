import axios, {
  type AxiosAdapter,
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios'
import i18next from 'i18next'
import type { Problem } from '../contract/schemas/common'
import { session } from '../session'
import { ApiError, type ApiErrorKind } from './api-error'

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

const RESPONSE_TYPES = { json: 'json', bytes: 'blob', stream: 'stream' } as const

/** What tests put in the network's place. */
let replacement: AxiosAdapter | null = null

const network = axios.getAdapter(axios.defaults.adapter)

const client = axios.create({ baseURL: '/api', timeout: API_TIMEOUT, adapter: transport })

/** Replaces the network below the client. Only for tests. */
export function replaceTransport(adapter: AxiosAdapter): void {
  replacement = adapter
}

client.interceptors.request.use(async (config) => {
  const token = await authorization.token()
  if (token) config.headers.set('Authorization', `Bearer ${token}`)
  // Not what the browser would say by itself: people choose the language of the interface here.
  if (i18next.language) config.headers.set('Accept-Language', i18next.language)
  return config
})

/** The network, unless the answer is on its way already. */
async function transport(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const header = (name: string) => config.headers.get(name)?.toString()
  if (firstAnswers && config.method === 'get' && config.responseType === RESPONSE_TYPES.json) {
    const data = await firstAnswers({
      path: config.url ?? '',
      query: config.params,
      authorization: header('Authorization'),
      language: header('Accept-Language'),
    })
    if (data !== null) return { data, status: 200, statusText: '', headers: {}, config }
  }
  return (replacement ?? network)(config)
}

/** A call without its query, as the authorization hears of it. */
const callOf = (config?: AxiosRequestConfig) => `${config?.method} ${config?.url}`

const onAnswer = (answer: AxiosResponse): AxiosResponse => {
  if (answer.config.headers.has('Authorization')) authorization.onAccepted?.(callOf(answer.config))
  return answer
}

client.interceptors.response.use(onAnswer, (error: AxiosError<Problem>) => {
  if (error.response?.status === 401) authorization.onUnauthorized(callOf(error.config))
  const failure = new ApiError(kindOf(error), error.response?.status ?? 0, problemOf(error), error)
  // Failures are logged (P-API-09), here for all of them, without query or body: those may be personal.
  if (failure.kind !== 'cancelled') {
    console.warn('call failed', error.config?.method, error.config?.url, failure.kind, failure.status)
  }
  throw failure
})

function kindOf(error: AxiosError): ApiErrorKind {
  if (error.response) return 'http'
  if (error.code === 'ERR_CANCELED') return 'cancelled'
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network'
}

function problemOf(error: AxiosError<Problem>): Problem | null {
  const body = error.response?.data
  return body && typeof body === 'object' && typeof body.code === 'string' ? body : null
}

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

/**
 * Sends a call with the bearer token and the current language pair. Throws an `ApiError`.
 * Remotes use `useReads`, `useWrite` and `callApi`, which know the calls by name.
 */
export async function sendRequest<Answer>(request: HttpRequest): Promise<Answer> {
  const config: AxiosRequestConfig = {
    method: request.method,
    url: request.path,
    // At once: waiting for a token must not put another language under the key of the one asked for.
    params: { sourceLang: session.sourceLang, targetLang: session.targetLang, ...request.query },
    data: request.body,
    responseType: RESPONSE_TYPES[request.as ?? 'json'],
    signal: request.signal,
    ...(request.keepalive ? { adapter: replacement ?? 'fetch', fetchOptions: { keepalive: true } } : {}),
    ...(request.as === 'stream' ? { adapter: replacement ?? 'fetch' } : {}),
  }
  return (await client.request<Answer>(config)).data
}
