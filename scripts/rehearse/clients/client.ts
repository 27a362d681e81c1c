import http from 'node:http'
import https from 'node:https'
import { isRetryable, type Measurements, type RequestKind } from '../measurements'
import { pause } from '../system/children'
import type { Topology } from '../system/topology'

/** Timeout of a request in ms, as in the browser's client. */
const REQUEST_TIMEOUT = 30_000

/** Age at which a token is renewed, in ms; tokens are valid for ten minutes. */
const RENEW_AFTER = 8 * 60_000

/** Delay before a repeated request in ms, doubled each time up to the maximum. */
const FIRST_DELAY = 300
const MAX_DELAY = 3_000

/** A response. Status 0 means that there was none. */
export type Answer = { status: number; text: string; type: string }

export type Call = {
  kind?: RequestKind
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: object | FormData
  /** Error statuses that are normal for this call. */
  expected?: readonly number[]
  /** Timeout in ms that differs from the usual one. */
  timeout?: number
}

/** An HTTP client with its own address and connection, signed in as a user or with a fixed token. */
export type Client = {
  /** Sends a request once. */
  send: (call: Call) => Promise<Answer>
  /** Repeats a request until there is a final response; `null` if the clients were stopped before. */
  settle: (call: Call) => Promise<Answer | null>
  /** Like `settle`, with the parsed response. Throws for an error. */
  json: <Content>(call: Call) => Promise<Content>
  /** Number of times that a fresh token was refused. */
  refusedTokens: () => number
  close: () => void
}

type ClientOptions = {
  topology: Pick<Topology, 'url' | 'authority'>
  measurements: Measurements
  /** Number of the client, which gives it an address of its own. */
  number: number
  token: () => Promise<string>
  /** Stops the repetition of requests. */
  signal: AbortSignal
}

/** Returns a loopback address per client, so that limits by address count each separately. */
export const addressOf = (number: number) => `127.0.${1 + (number >> 8)}.${number & 255}`

export function createClient({ topology, measurements, number, token, signal }: ClientOptions): Client {
  const options = { keepAlive: true, maxSockets: 4, localAddress: addressOf(number) }
  const isSecure = topology.url.startsWith('https:')
  const agent = isSecure ? new https.Agent({ ...options, ca: topology.authority }) : new http.Agent(options)
  const requestWith = isSecure ? https.request : http.request
  let current: { value: string; from: number } | null = null
  let refused = 0

  async function currentToken(): Promise<string> {
    if (!current || performance.now() - current.from > RENEW_AFTER) {
      current = { value: await token(), from: performance.now() }
    }
    return current.value
  }

  async function request({
    kind,
    method = 'GET',
    path,
    body,
    timeout = REQUEST_TIMEOUT,
  }: Call): Promise<Answer & { retryAfter: number }> {
    // The multipart encoding and boundary come from the platform's own encoder.
    const encoded = body instanceof FormData ? new Response(body) : null
    const bytes = encoded
      ? Buffer.from(await encoded.arrayBuffer())
      : body && Buffer.from(JSON.stringify(body))
    const headers = {
      authorization: `Bearer ${await currentToken()}`,
      ...(bytes && {
        'content-type': encoded?.headers.get('content-type') ?? 'application/json',
        'content-length': bytes.length,
      }),
    }
    const before = performance.now()
    const answer = await new Promise<Answer & { retryAfter: number }>((resolve) => {
      const none = () => resolve({ status: 0, text: '', type: '', retryAfter: 0 })
      const sent = requestWith(`${topology.url}${path}`, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', none)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString('utf8'),
            type: response.headers['content-type'] ?? '',
            retryAfter: Number(response.headers['retry-after'] ?? 0) * 1000,
          }),
        )
      })
      sent.setTimeout(timeout, () => sent.destroy())
      sent.on('error', none)
      sent.end(bytes)
    })
    const measured = kind ?? (method === 'GET' ? 'read' : 'write')
    measurements.record({ kind: measured, status: answer.status, ms: performance.now() - before })
    return answer
  }

  async function send(call: Call): Promise<Answer & { retryAfter: number }> {
    let answer = await request(call)
    if (answer.status === 401) {
      current = null
      answer = await request(call)
      if (answer.status === 401) refused += 1
    }
    const { status, text } = answer
    if (status >= 400 && !isRetryable(status) && !call.expected?.includes(status)) {
      measurements.reportUnexpected(
        `${call.method ?? 'GET'} ${call.path.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}: ${status} ${text.slice(0, 300)}`,
      )
    }
    return answer
  }

  async function settle(call: Call): Promise<Answer | null> {
    const before = performance.now()
    for (let delay = FIRST_DELAY; !signal.aborted; delay = Math.min(2 * delay, MAX_DELAY)) {
      const answer = await send(call)
      if (!isRetryable(answer.status)) {
        if (call.method && call.method !== 'GET') {
          measurements.acknowledgements.push(performance.now() - before)
        }
        return answer
      }
      await pause(Math.min(answer.retryAfter || delay, MAX_DELAY) * (0.75 + Math.random() / 2))
    }
    return null
  }

  return {
    send,
    settle,
    async json<Content>(call: Call): Promise<Content> {
      const answer = await settle(call)
      if (!answer || answer.status >= 400) {
        throw new Error(
          `${call.method ?? 'GET'} ${call.path}: ${answer ? `${answer.status} ${answer.text}` : 'stopped'}`,
        )
      }
      const content: Content = answer.text ? JSON.parse(answer.text) : undefined
      return content
    },
    refusedTokens: () => refused,
    close: () => agent.destroy(),
  }
}
