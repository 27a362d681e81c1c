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

/** Explanations by error code, where the status isn't enough. */
const byCode: ReadonlyMap<string, string> = new Map([
  ['FST_ERR_BAD_URL', 'The address has a percent sign that starts no valid UTF-8 character.'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'The Content-Type is application/json and the body is empty. Send JSON.'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'The body is not valid JSON. Check its quotes, commas and brackets.'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'The body is shorter or longer than its Content-Length.'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'This call does not accept the Content-Type of the request.'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'The body is larger than this call accepts. Send less at a time.'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'A part of the path is longer than any id or name.'],
  ['HEADERS_TOO_LARGE', 'Send fewer or shorter headers, for example fewer cookies.'],
  [
    'REQUEST_TIMEOUT',
    'Headers or body did not arrive in time. Check the connection and send the request again.',
  ],
  ['NO_SUCH_CALL', 'The API has no call with this method and path. Check both for typing errors.'],
  [
    'STALE_WRITE',
    'The version in the request is no longer the latest. Read the object again and repeat the change.',
  ],
  [
    'DUPLICATE_INVITATION',
    'There is an invitation for this address already, and each address is invited once.',
  ],
  [
    'EMAIL_NOT_CONFIRMED',
    'Open the link in the confirmation email, then get a new access token. POST /user/resend-confirmation emails it again.',
  ],
  ['LESSON_LOCKED', 'The account has no active access to the language of this lesson.'],
  ['NEEDS_APPROVAL', 'Ask another editor for a review first. Admins may publish without one.'],
  ['COMMENTS_OPEN', 'Resolve the comments of the review first.'],
  ['OWN_REVIEW', 'Ask another editor to approve it.'],
  ['LANGUAGE_LOCKED', 'The account has no active access to this language.'],
  ['LINK_EXPIRED', 'The link is too old or was changed. Request a new one.'],
  ['NO_SPACE', 'The storage of the server is full. Nothing was saved; try again later.'],
])

/** Explanations by status, for all other codes. */
const byStatus: ReadonlyMap<number, string> = new Map([
  [400, 'The server could not read the request. Check its address, headers and body.'],
  [401, 'Send a valid access token in the Authorization header: Bearer, a space and the token.'],
  [403, 'The token is valid, but this account or token lacks the right to make this call.'],
  [404, 'It may have been deleted, or this account may not see it. Check the id in the address.'],
  [405, 'The path exists, but not with this method.'],
  [408, 'The request did not arrive in time. Send it again.'],
  [409, 'The current state does not allow this change. Read it again before the next attempt.'],
  [413, 'The request or a part of it is too large. Send less at a time.'],
  [414, 'The address is too long. Shorten it.'],
  [415, 'This call does not accept data of this type.'],
  [422, 'The server understood the request but cannot accept its content. Correct it and send it again.'],
  [429, 'The limit for this call has been reached. Wait before the next attempt.'],
  [500, 'Nothing is wrong with the request. The error was logged under the requestId of this problem.'],
  [503, 'The request was not completed. Send it again after the time in Retry-After.'],
])

const UNKNOWN = 'The request could not be completed.'

/** Maximum number of fields in the explanation of an invalid input; `errors` lists all of them. */
const LISTED_FIELDS = 3

/**
 * Explains a problem to API users in plain words (S-AUTH-06), without values of the request or personal data. An
 * invalid input is explained by the paths of its errors.
 */
export function explainProblem(
  status: number,
  code: string,
  errors: readonly { path: string }[] | undefined,
): string {
  const explanation = byCode.get(code) ?? byStatus.get(status) ?? UNKNOWN
  const places = [...new Set(errors?.map(({ path }) => path).filter(Boolean))]
  if (places.length === 0) return explanation
  const more = places.length > LISTED_FIELDS ? ` and ${places.length - LISTED_FIELDS} more` : ''
  return `${explanation} Errors are in: ${places.slice(0, LISTED_FIELDS).join(', ')}${more}.`
}
