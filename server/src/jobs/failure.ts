import { ZodError } from 'zod'
import { ProblemError } from '../http/problem'
import { OutsideError } from '../outside/outside-error'

/** Longer reasons are cut, in characters. */
const LONGEST = 300

/** Cuts a reason; half of a character at the cut is replaced, since the database refuses it. */
const short = (reason: string): string => reason.slice(0, LONGEST).toWellFormed()

/** Addresses of people, and what may come before an @ in an address of a service: its password. */
const ADDRESS = /(?<![^\s@<>"'(,;])[^\s@<>"'(,;]+@[^\s@<>"'),;]+/g

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * Why a job failed, in words that may be logged and shown in the panel: nothing of what a query was given and no
 * address of a person.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof OutsideError) return error.message
  if (error instanceof ProblemError) return `${error.code}: ${error.message}`
  if (error instanceof ZodError) {
    const places = error.issues.map(({ path }) => path.join('.') || 'all of it')
    return short(`The data is invalid: ${places.join(', ')}`)
  }
  // Libraries pass on copies of errors, which are errors no more.
  const { name, message, cause }: { name?: unknown; message?: unknown; cause?: unknown } = Object(error)
  if (typeof message !== 'string') return 'A value that is not an Error was thrown'
  // The values of a failed query are in the message of the error around it.
  if (message.startsWith('Failed query')) return `database: ${codeOf(cause) ?? 'no answer'}`
  return short(`${typeof name === 'string' ? name : 'Error'}: ${message}`.replace(ADDRESS, '…'))
}
