import type { AnswerOf } from '@mowka/contract/calls'
import { splitCall } from '@mowka/contract/endpoint'
import { type EndpointName, endpoints } from '@mowka/contract/endpoints'
import type { Problem } from '@mowka/contract/schemas/common'
import { replaceTransport } from '@mowka/kernel/platform/http-client'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/** The request of a fake call: path parameters and query values by name, and the body. */
export type FakeCall = { params: Record<string, string>; query: Record<string, string>; body: unknown }

/** Responses of the fake API by call: a value, or a function of the request. */
export type FakeAnswers = {
  [Name in EndpointName]?:
    | AnswerOf<Name>
    | FakeFailure
    | ((call: FakeCall) => AnswerOf<Name> | FakeFailure | Promise<AnswerOf<Name>>)
}

/** A failed response. Status 0 is a network error. */
export class FakeFailure {
  readonly status: number
  readonly problem: Partial<Problem>

  constructor(status: number, problem: Partial<Problem> = {}) {
    this.status = status
    this.problem = problem
  }
}

/** Returns a failed response with a problem, e.g. `failure(403, { code: 'LESSON_LOCKED' })`. */
export const failure = (status: number, problem: Partial<Problem> = {}) => new FakeFailure(status, problem)

/** The running fake API: changes responses and records requests. */
export type FakeApi = {
  /** Replaces the responses of calls from now on. */
  answer: (answers: FakeAnswers) => void
  /** Returns the requests of a call, in order. */
  sent: (name: EndpointName) => FakeCall[]
  /** Returns the tokens of a call's requests, in order; `null` for none. */
  tokens: (name: EndpointName) => (string | null)[]
}

const table = Object.entries(endpoints).map(([name, { call }]) => {
  const { method, path: pattern, params: keys } = splitCall(call)
  return {
    name: name as EndpointName,
    method,
    keys,
    expression: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`),
  }
})

/** Static paths take precedence over parameters, as on the server. */
const ordered = table.sort((a, b) => a.keys.length - b.keys.length)

/**
 * Replaces the transport of the HTTP client, so that the client's own code (keys, token, errors) runs. A call without
 * a response fails the test with its name.
 */
export function fakeApi(initial: FakeAnswers): FakeApi {
  const answers: FakeAnswers = { ...initial }
  const log: (FakeCall & { name: EndpointName })[] = []
  const tokens: { name: EndpointName; token: string | null }[] = []

  replaceTransport(async (config) => {
    const method = (config.method ?? 'get').toUpperCase()
    const found = ordered.find((each) => each.method === method && each.expression.test(config.url ?? ''))
    if (!found) throw new Error(`No such call: ${method} ${config.url}`)
    const values = found.expression.exec(config.url ?? '')?.slice(1) ?? []
    const call: FakeCall = {
      params: Object.fromEntries(
        found.keys.map((key, index) => [key, decodeURIComponent(values[index] ?? '')]),
      ),
      query: { ...config.params },
      body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    }
    log.push({ name: found.name, ...call })
    const authorization = config.headers.get('Authorization')
    tokens.push({
      name: found.name,
      token: authorization ? (String(authorization).split(' ')[1] ?? null) : null,
    })
    if (!(found.name in answers)) throw new Error(`The test gives no answer to ${found.name}`)
    const given: unknown = answers[found.name]
    const answer = await (typeof given === 'function' ? given(call) : given)
    if (answer instanceof FakeFailure) throw failed(config, answer)
    return respond(config, answer === undefined ? 204 : 200, answer)
  })

  return {
    answer: (next) => Object.assign(answers, next),
    sent: (name) => log.filter((each) => each.name === name),
    tokens: (name) => tokens.filter((each) => each.name === name).map(({ token }) => token),
  }
}

function respond(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  return { config, status, statusText: '', headers: {}, data }
}

function failed(config: InternalAxiosRequestConfig, { status, problem }: FakeFailure): AxiosError {
  if (status === 0) return new AxiosError('Network Error', 'ERR_NETWORK', config)
  const body = { type: 'about:blank', title: 'failed', detail: 'failed', status, code: 'FAILED', ...problem }
  return new AxiosError('failed', 'ERR_BAD_RESPONSE', config, null, respond(config, status, body))
}
