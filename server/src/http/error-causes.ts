/** An error and everything that it was caused by, itself first. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causesOf)]
}

/** PostgreSQL's five signs, or the name that the system gives, e.g. ECONNREFUSED. */
export const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/**
 * Codes of a service that cannot be reached, of a database that is starting or was stopped in the middle, and of a lock
 * that others held for too long or held against each other.
 */
const AWAY = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '55P03',
  '40001',
  '40P01',
])

/** PostgreSQL's class of connection errors. */
const CONNECTION_CLASS = '08'

/** Beginnings of messages of the database clients' connection errors that have no code. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'There was an error establishing an SSL connection',
  'PGlite is clos',
]

const isConnectionError = (error: Error): boolean => {
  const code = codeOf(error)
  return (
    AWAY.has(code) ||
    (code.length === 5 && code.startsWith(CONNECTION_CLASS)) ||
    AWAY_MESSAGES.some((message) => error.message.startsWith(message))
  )
}

/** True when the database or another service was not there to be asked. What it refuses is another matter. */
export const isServiceAway = (error: unknown): boolean => causesOf(error).some(isConnectionError)

/** Codes of a disk that takes no more, here or under the database, and of a database at its limits. */
const FULL = /^(ENOSPC|EDQUOT|53\w{3}|58030)$/

/** True when there is no room left to keep anything. */
export const isFull = (error: unknown): boolean => causesOf(error).some((cause) => FULL.test(codeOf(cause)))

/**
 * What the database says of a value that it cannot keep: class 22, and a row that is too large for an index. Not a
 * division by zero, which no caller writes.
 */
const UNKEEPABLE = /^(22(?!012)\w{3}|54000)$/

/** Why a value cannot be kept, by the database's code; undefined when that is not what went wrong. */
export function unkeepable(error: unknown): string | undefined {
  const code = causesOf(error)
    .map(codeOf)
    .find((each) => UNKEEPABLE.test(each))
  switch (code) {
    case undefined:
      return undefined
    case '22021':
    case '22P05':
      return 'has a character that cannot be kept'
    case '22001':
    case '54000':
      return 'is too long'
    case '22003':
      return 'is out of range'
    case '22007':
    case '22008':
      return 'is no moment that can be kept'
    default:
      return 'cannot be kept'
  }
}
