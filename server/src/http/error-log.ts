import { DrizzleQueryError } from 'drizzle-orm/errors'
import { codeOf } from './error-causes'

/** The logged form of an error. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** The table, column or constraint of a database error. */
  at?: string
  stack: string
  cause?: LoggedError | LoggedError[]
}

/** Fields of database errors that name schema objects. The other fields may contain user input. */
const PLACES = ['table', 'column', 'constraint'] as const

/** Whether an error comes from PostgreSQL: it has a five-character code and a severity. */
const isOfDatabase = (error: Error): boolean => /^[0-9A-Z]{5}$/.test(codeOf(error)) && 'severity' in error

/**
 * Returns a message that is safe to log: the text of a failed query without its values, or the code of a database
 * error.
 */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  return isOfDatabase(error) ? 'The database refused a query' : error.message
}

/** Returns the stack frames; the message above them may contain values. */
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
 * Converts an error for the log without user input. Values of a failed query appear in its message, fields and stack,
 * and the database repeats them in `message`, `detail` and `where`.
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

/** Options of all server logs: JSON lines without user input and tokens. */
export const logOptions = (level: string) => ({
  level,
  serializers: { err: errorForLog },
  redact: ['req.headers.authorization', 'req.headers.cookie'],
})
