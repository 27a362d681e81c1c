import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@mowka/contract/schemas/common'
import { type Mistake, mistakeCodes } from '@mowka/domain/rules'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { ExternalServiceError } from '../outside/external-service-error'
import { isOutOfSpace, isServiceUnavailable, unavailableReason, unstorableReason } from './error-causes'
import { explainProblem, invalidInput, ProblemError } from './problem'
import { defaultRestrictions, securityHeaders } from './security-headers'

/** A schema's issue with one value: its kind and parameters. */
type Issue = { keyword: string; params: Record<string, unknown> }

const limit = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The mistake reported by a custom rule (`ruled` in the contract). */
function ruledMistake(params: unknown): Mistake | undefined {
  if (typeof params !== 'object' || params === null || !('code' in params)) return undefined
  const code = mistakeCodes.find((each) => each === params.code)
  return code && { ...params, code }
}

/**
 * Returns the stable code for a refused field, which forms translate. INVALID for issues that no form rule could have
 * found.
 */
export function mistakeOf({ keyword, params }: Issue): Mistake {
  const { origin } = params
  const [min, max] = [limit(params.minimum), limit(params.maximum)]
  switch (keyword) {
    case 'custom':
      return ruledMistake(params.params) ?? { code: 'INVALID' }
    case 'too_small':
      if (origin === 'string') return min === 1 ? { code: 'REQUIRED' } : { code: 'TOO_SHORT', min }
      return { code: origin === 'array' ? 'TOO_FEW_CHOSEN' : 'TOO_SMALL', min }
    case 'too_big':
      if (origin === 'string') return { code: 'TOO_LONG', max }
      return { code: origin === 'array' ? 'TOO_MANY_CHOSEN' : 'TOO_LARGE', max }
    case 'invalid_format':
      return { code: params.format === 'email' ? 'EMAIL' : 'INVALID' }
    default:
      return { code: 'INVALID' }
  }
}

/** Refuses an input by the issues of its schema. `context` is the part of the request, e.g. `body`. */
export const schemaProblem = (context: string, issues: readonly z.core.$ZodIssue[]): ProblemError =>
  new ProblemError(422, 'INVALID_INPUT', 'The input is not valid', {
    errors: issues.slice(0, MAX_ERRORS).map(({ code, path, message, ...params }) => ({
      path: `${context}/${path.join('/')}`,
      message,
      ...mistakeOf({ keyword: code, params }),
    })),
  })

const CONTENT_TYPE = 'application/problem+json'

type ProblemResponse = Omit<Problem, 'type' | 'requestId' | 'detail'> & { detail?: string | undefined }

function send(reply: FastifyReply, request: FastifyRequest, { detail, ...problem }: ProblemResponse) {
  const { status, code, errors } = problem
  return reply
    .code(status)
    .type(CONTENT_TYPE)
    .send(
      JSON.stringify({
        type: 'about:blank',
        ...problem,
        detail: short(detail || explainProblem(status, code, errors)),
        requestId: request.id,
      }),
    )
}

/** Returns the status of an error response. A caller who disconnects doesn't count as an unavailable service. */
export const statusOf = (error: Error & { statusCode?: number | undefined }): number =>
  error instanceof ExternalServiceError
    ? 503
    : (error.statusCode ?? (isServiceUnavailable(error) || isOutOfSpace(error) ? 503 : 500))

/** Maximum number of reported mistakes per input. */
const MAX_ERRORS = 20

/** Maximum number of reported reasons per refusal; importing a library may find many. */
const MAX_REASONS = 100

/** Maximum number of characters of a caller's own text repeated in a message. */
const MAX_CHARACTERS = 300

const short = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).toWellFormed()}…` : text

/** Seconds until callers may retry. */
const RETRY_AFTER = 5

/** Converts every error to problem+json. Unexpected errors are logged and their details withheld. */
export function answerError(
  error: FastifyError | ProblemError | ExternalServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ProblemError) {
    if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer')
    const { detail, name, errors, current } = error.details
    return send(reply, request, {
      status: error.status,
      code: error.code,
      title: error.message,
      detail,
      name,
      errors: errors?.slice(0, MAX_REASONS).map(({ path, message, ...mistake }) => ({
        path: short(path),
        message: short(message),
        ...mistake,
      })),
      current,
    })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return send(reply, request, {
      status: 422,
      code: 'INVALID_INPUT',
      title: 'The input is not valid',
      errors: error.validation.slice(0, MAX_ERRORS).map((each) => ({
        path: short(`${error.validationContext ?? ''}${each.instancePath}`),
        message: short(each.message ?? 'invalid'),
        ...mistakeOf(each),
      })),
    })
  }
  const refusal = unstorableReason(error)
  if (refusal) {
    // The schemas should have refused it already.
    request.log.warn({ err: error, call: request.routeOptions.url }, 'the database refused an input')
    return answerError(invalidInput('', refusal), request, reply)
  }
  const status = statusOf(error)
  if (status < 500) {
    return send(reply, request, { status, code: error.code ?? 'BAD_REQUEST', title: short(error.message) })
  }
  if (error instanceof ExternalServiceError) {
    request.log.warn({ reason: error.message }, 'an external service failed')
    reply.header('Retry-After', RETRY_AFTER)
    return send(reply, request, {
      status,
      code: `${error.service.toUpperCase()}_UNAVAILABLE`,
      title: 'A required service is unavailable',
    })
  }
  if (status === 503) {
    // An outage fails every call: without statements and stacks, the log stays readable.
    request.log.warn({ reason: unavailableReason(error) }, 'a required resource is unavailable')
  } else {
    request.log.error({ err: error }, 'unexpected error')
  }
  if (isOutOfSpace(error)) {
    reply.header('Retry-After', RETRY_AFTER)
    return send(reply, request, {
      status: 503,
      code: 'NO_SPACE',
      title: 'There is not enough storage space',
    })
  }
  if (status === 503) {
    reply.header('Retry-After', RETRY_AFTER)
    return send(reply, request, {
      status,
      code: 'SERVICE_UNAVAILABLE',
      title: 'A required resource is unavailable',
    })
  }
  return send(reply, request, { status: 500, code: 'UNEXPECTED', title: 'Internal server error' })
}

/** Responds to unknown paths under /api. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, request, { status: 404, code: 'NO_SUCH_CALL', title: 'Unknown API call' })

const TOO_SLOW = { status: 408, code: 'REQUEST_TIMEOUT', title: 'The request took too long to arrive' }
const TOO_LARGE = {
  status: 431,
  code: 'HEADERS_TOO_LARGE',
  title: 'The request headers are too large',
}
const UNREADABLE = { status: 400, code: 'BAD_REQUEST', title: 'The request is unreadable' }

function problemOf(code: string): Omit<Problem, 'type' | 'detail'> {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : UNREADABLE
}

/**
 * Responds to bytes that never became a request: invalid HTTP, headers without an end, a body that drips. There is no
 * reply object, so the response is written to the socket, which is then closed.
 */
export const answerUnreadable =
  (config: { publicUrl: string }) =>
  ({ code }: { code: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const problem = problemOf(code)
    const detail = explainProblem(problem.status, problem.code, undefined)
    const body = JSON.stringify({ type: 'about:blank', ...problem, detail })
    const headers = {
      'Content-Type': 'application/problem+json',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
      ...securityHeaders(config.publicUrl),
      ...defaultRestrictions(''),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`,
      )
    }
    socket.destroySoon()
  }
