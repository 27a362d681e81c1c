import { ZodError } from 'zod'
import { ProblemError } from '../http/problem'
import { ExternalServiceError } from '../outside/external-service-error'

/** Maximum length of a reason, in characters. */
const LONGEST = 300

/** Truncates a reason. Half a surrogate pair at the cut is replaced, because the database refuses it. */
const short = (reason: string): string => reason.slice(0, LONGEST).toWellFormed()

/** Email addresses, and credentials before the @ of a URL. */
const ADDRESS = /(?<![^\s@<>"'(,;])[^\s@<>"'(,;]+@[^\s@<>"'),;]+/g

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * Returns the reason for a job's failure in a form that may be logged and shown in the panel, without query values or
 * email addresses.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof ExternalServiceError) return error.message
  if (error instanceof ProblemError) return `${error.code}: ${error.message}`
  if (error instanceof ZodError) {
    const places = error.issues.map(({ path }) => path.join('.') || 'all of it')
    return short(`The data is invalid: ${places.join(', ')}`)
  }
  // Libraries pass on copies of errors that are no longer instances of Error.
  const { name, message, cause }: { name?: unknown; message?: unknown; cause?: unknown } = Object(error)
  if (typeof message !== 'string') return 'A value that is not an Error was thrown'
  // The message of the wrapping error contains the values of the failed query.
  if (message.startsWith('Failed query')) return `database: ${codeOf(cause) ?? 'no answer'}`
  return short(`${typeof name === 'string' ? name : 'Error'}: ${message}`.replace(ADDRESS, '…'))
}
