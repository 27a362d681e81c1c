import { DrizzleQueryError } from 'drizzle-orm/errors'
import { codeOf } from './error-causes'

/** An error as the log keeps it. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** Where in the database's schema it happened. */
  at?: string
  stack: string
  cause?: LoggedError | LoggedError[]
}

/** Fields of the database's errors that name parts of the schema. What people wrote is in its other ones. */
const PLACES = ['table', 'column', 'constraint'] as const

/** True for an error of PostgreSQL: a code of five signs, and how bad it is. */
const isOfDatabase = (error: Error): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error)) && 'severity' in error

/** What may be said of an error: of a failed query its text without the values, of the database's own word its code. */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  return isOfDatabase(error) ? 'The database refused a query' : error.message
}

/** The lines that lead to where an error was made; the message above them may hold values. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

function placeOf(error: Error): string | undefined {
  const fields = new Map(Object.entries(error))
  const places = PLACES.map((name) => fields.get(name)).filter((place) => typeof place === 'string')
  return places.length > 0 ? places.join('.') : undefined
}

/**
 * An error for the log, without what people wrote: the values of a failed query are in its message, its fields and its
 * stack, and the database repeats them in `message`, `detail` and `where`.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const code = codeOf(error)
  const inner: unknown = error instanceof AggregateError ? error.errors : error.cause
  const at = isOfDatabase(error) ? placeOf(error) : undefined
  return {
    type: error.name,
    message: messageOf(error),
    ...(code ? { code } : {}),
    ...(at ? { at } : {}),
    stack: framesOf(error),
    ...(inner ? { cause: Array.isArray(inner) ? inner.map(errorForLog) : errorForLog(inner) } : {}),
  }
}
