import type { Problem } from '@mowka/contract/schemas/common'

type Details = {
  detail?: string
  /** The error's name, if it has one, e.g. DuplicateInvitationError (S-AUTH-06). */
  name?: string
  errors?: Problem['errors']
  /** The current state, if another change came first. */
  current?: unknown
}

/** A refusal that is shown to the caller (RFC 9457). Any other error becomes a bare 500. */
export class ProblemError extends Error {
  readonly status: number
  readonly code: string
  readonly details: Details

  constructor(status: number, code: string, title: string, details: Details = {}) {
    super(title)
    this.status = status
    this.code = code
    this.details = details
  }
}

export const notFound = (what: string) =>
  new ProblemError(404, 'NOT_FOUND', `${what} does not exist`, { name: 'NotFoundError' })

export const forbidden = (code = 'FORBIDDEN', title = 'You may not do this') =>
  new ProblemError(403, code, title)

export const unauthorized = (detail?: string) =>
  new ProblemError(401, 'UNAUTHORIZED', 'A valid access token is required', { detail })

/** Refuses a write based on an outdated version (C57); `current` is the current state. */
export const staleWrite = (current?: unknown) =>
  new ProblemError(409, 'STALE_WRITE', 'Someone else changed this in the meantime', { current })

/** Refuses an input with a valid shape and invalid content; `path` names the field, e.g. `querystring/filters`. */
export const invalidInput = (path: string, message: string) =>
  new ProblemError(422, 'INVALID_INPUT', 'The input is not valid', { errors: [{ path, message }] })

/** Refuses a call above the rate limit. */
export const tooManyCalls = () => new ProblemError(429, 'TOO_MANY_CALLS', 'Too many calls within a minute')
