import type { Problem } from '@mowka/shared/contract/schemas/common'

type Details = {
  detail?: string
  /** The error's name where an error has one, e.g. DuplicateInvitationError (S-AUTH-06). */
  name?: string
  errors?: Problem['errors']
  /** What it is now, where someone else was faster. */
  current?: unknown
}

/** A refusal that the caller may read (RFC 9457). Anything else that is thrown becomes a bare 500. */
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
  new ProblemError(401, 'UNAUTHORIZED', 'A valid access token is needed', { detail })

/** A write to something that changed in the meantime (C57); `current` is what it is now. */
export const staleWrite = (current?: unknown) =>
  new ProblemError(409, 'STALE_WRITE', 'Someone else changed this in the meantime', { current })

/** An input whose shape is right and whose content is not; `path` names the field, e.g. `querystring/filters`. */
export const invalidInput = (path: string, message: string) =>
  new ProblemError(422, 'INVALID_INPUT', 'The input is not valid', { errors: [{ path, message }] })

/** More calls than one address may make in a while. */
export const tooManyCalls = () => new ProblemError(429, 'TOO_MANY_CALLS', 'Too many calls in a short time')
