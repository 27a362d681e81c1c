import type { Problem } from '@mowka/contract/schemas/common'
import axios, { type AxiosAdapter, type AxiosError, type AxiosRequestConfig } from 'axios'
import { ApiError, type ApiErrorKind } from './api-error'
import { API_TIMEOUT, type HttpRequest } from './http'

const RESPONSE_TYPES = { json: 'json', bytes: 'blob', stream: 'stream' } as const

/** The transport installed by tests. */
let replacement: AxiosAdapter | null = null

const network = axios.getAdapter(axios.defaults.adapter)

const client = axios.create({
  baseURL: '/api',
  timeout: API_TIMEOUT,
  adapter: (config) => (replacement ?? network)(config),
})

/** Replaces the transport of the client. Only for tests. */
export function replaceTransport(adapter: AxiosAdapter): void {
  replacement = adapter
}

/** Creates the `traceparent` header of each request, which connects the server's trace to the page. */
let traceparent: (() => string) | undefined

/** Adds `traceparent` headers to all requests, or none. Only for the shell. */
export function traceRequests(next: typeof traceparent): void {
  traceparent = next
}

/** Largest JSON body of a keepalive request, in characters: browsers allow 64 kB for all pending ones together. */
const KEEPALIVE_BODY = 4_096

const fitsKeepalive = (body: unknown) =>
  !(body instanceof FormData) && (JSON.stringify(body) ?? '').length <= KEEPALIVE_BODY

function kindOf(error: AxiosError): ApiErrorKind {
  if (error.response) return 'http'
  if (error.code === 'ERR_CANCELED') return 'cancelled'
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'network'
}

function problemOf(error: AxiosError<Problem>): Problem | null {
  const body = error.response?.data
  return body && typeof body === 'object' && typeof body.code === 'string' ? body : null
}

/**
 * Sends a request with these headers.
 * @throws ApiError
 */
export async function sendOverNetwork<Answer>(
  request: HttpRequest,
  headers: Record<string, string>,
): Promise<Answer> {
  const config: AxiosRequestConfig = {
    method: request.method,
    url: request.path,
    params: request.query,
    headers: {
      ...headers,
      ...(traceparent ? { traceparent: traceparent() } : {}),
      // Axios' fetch adapter would send its default type, which the server refuses.
      ...(request.body === undefined ? { 'Content-Type': false } : {}),
    },
    data: request.body,
    responseType: RESPONSE_TYPES[request.as ?? 'json'],
    signal: request.signal,
    ...(request.keepalive && fitsKeepalive(request.body)
      ? { adapter: replacement ?? 'fetch', fetchOptions: { keepalive: true } }
      : {}),
    ...(request.as === 'stream' ? { adapter: replacement ?? 'fetch' } : {}),
  }
  try {
    return (await client.request<Answer>(config)).data
  } catch (reason) {
    const error = reason as AxiosError<Problem>
    throw new ApiError(kindOf(error), error.response?.status ?? 0, problemOf(error), error)
  }
}
