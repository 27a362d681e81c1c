import type { Problem } from '@mowka/shared/contract/schemas/common'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { OutsideError } from '../outside/outside-error'
import { mistakeOf } from './field-mistake'
import { invalidInput, ProblemError } from './problem'

const CONTENT_TYPE = 'application/problem+json'

function send(reply: FastifyReply, request: FastifyRequest, problem: Omit<Problem, 'type' | 'requestId'>) {
  return reply
    .code(problem.status)
    .type(CONTENT_TYPE)
    .send(JSON.stringify({ type: 'about:blank', ...problem, requestId: request.id }))
}

/** PostgreSQL's codes for a character that text or JSON cannot hold: NUL. */
const UNKEEPABLE = ['22021', '22P05']

/** True for an input with a character that the database cannot keep. */
function isUnkeepableText(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    UNKEEPABLE.includes(cause.code)
  )
}

/**
 * Codes of a service that cannot be reached, of a database that is starting or was stopped in the middle, and of a lock
 * that others held for too long (55P03).
 */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '55P03',
]

/** Words of the database's client, where it gives no code. */
const UNREACHABLE_WORDS = /^Connection terminated|timeout exceeded when trying to connect/

/** True when the database or another service was not there to be asked. What it refuses is another matter. */
export function isServiceAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (UNREACHABLE.includes(code) || UNREACHABLE_WORDS.test(error.message)) return true
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return inner.some(isServiceAway)
}

/** The status that an error is answered with. Who hung up in the middle of a call is no service that is away. */
export const statusOf = (error: Error & { statusCode?: number | undefined }): number =>
  error instanceof OutsideError ? 503 : (error.statusCode ?? (isServiceAway(error) ? 503 : 500))

/** Callers may ask again after so long, in seconds. */
const RETRY_AFTER = 5

/** Answers everything that was thrown as problem+json. Unexpected errors are logged whole and answered bare. */
export function answerError(
  error: FastifyError | ProblemError | OutsideError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof ProblemError) {
    if (error.status === 401) reply.header('WWW-Authenticate', 'Bearer')
    const { detail, name, errors } = error.details
    return send(reply, request, {
      status: error.status,
      code: error.code,
      title: error.message,
      detail,
      name,
      errors,
    })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return send(reply, request, {
      status: 422,
      code: 'INVALID_INPUT',
      title: 'The input is not valid',
      errors: error.validation.map((each) => ({
        path: `${error.validationContext ?? ''}${each.instancePath}`,
        message: each.message ?? 'invalid',
        ...mistakeOf(each),
      })),
    })
  }
  if (isUnkeepableText(error)) {
    return answerError(invalidInput('', 'has a character that cannot be kept'), request, reply)
  }
  const status = statusOf(error)
  if (status < 500) {
    return send(reply, request, { status, code: error.code ?? 'BAD_REQUEST', title: error.message })
  }
  if (error instanceof OutsideError) {
    request.log.warn({ reason: error.message }, 'an outside service failed')
    reply.header('Retry-After', RETRY_AFTER)
    return send(reply, request, {
      status,
      code: `${error.service.toUpperCase()}_UNAVAILABLE`,
      title: 'A service that we need cannot be reached at the moment',
    })
  }
  request.log.error({ err: error }, 'unexpected error')
  if (status === 503) {
    reply.header('Retry-After', RETRY_AFTER)
    return send(reply, request, {
      status,
      code: 'SERVICE_UNAVAILABLE',
      title: 'Something that we need cannot be reached at the moment',
    })
  }
  return send(reply, request, { status: 500, code: 'UNEXPECTED', title: 'Something went wrong on our side' })
}

/** The answer to an unknown path under /api. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, request, { status: 404, code: 'NO_SUCH_CALL', title: 'There is no such call' })
