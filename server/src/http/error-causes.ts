/** Returns an error followed by all its causes. */
export function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return []
  const inner: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  return [error, ...inner.flatMap(causesOf)]
}

/** PostgreSQL's five-character code, or a system code such as ECONNREFUSED. */
export const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/**
 * Codes of unreachable services, of a database that is starting or was stopped, of timeouts of statements and locks, and
 * of deadlocks.
 */
const UNAVAILABLE = new Set([
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
  '57014',
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

/** Message prefixes of the database clients' connection errors without a code. */
const UNAVAILABLE_MESSAGES = [
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
    UNAVAILABLE.has(code) ||
    (code.length === 5 && code.startsWith(CONNECTION_CLASS)) ||
    UNAVAILABLE_MESSAGES.some((message) => error.message.startsWith(message))
  )
}

/** Whether the database or another service could not be reached. A refusal by the service doesn't count. */
export const isServiceUnavailable = (error: unknown): boolean => causesOf(error).some(isConnectionError)

/** Returns the code of the innermost cause that has one, or its message: `57P01`, `ECONNREFUSED`. */
export function unavailableReason(error: unknown): string {
  const causes = causesOf(error)
  const code = causes.map(codeOf).findLast((each) => each !== '')
  return code ?? causes.find(isConnectionError)?.message ?? 'unknown'
}

/** Codes of a full disk, on this machine or the database's, and of a database at its limits. */
const OUT_OF_SPACE = /^(ENOSPC|EDQUOT|53\w{3}|58030)$/

/** Whether an error was caused by missing disk space. */
export const isOutOfSpace = (error: unknown): boolean =>
  causesOf(error).some((cause) => OUT_OF_SPACE.test(codeOf(cause)))

/**
 * Codes of values that the database can't store: class 22, and rows too large for an index. Not division by zero,
 * which no caller causes.
 */
const UNSTORABLE = /^(22(?!012)\w{3}|54000)$/

/** Returns the reason why a value can't be stored, by the database's code; `undefined` for other errors. */
export function unstorableReason(error: unknown): string | undefined {
  const code = causesOf(error)
    .map(codeOf)
    .find((each) => UNSTORABLE.test(each))
  switch (code) {
    case undefined:
      return undefined
    case '22021':
    case '22P05':
      return 'contains a character that cannot be stored'
    case '22001':
    case '54000':
      return 'is too long'
    case '22003':
      return 'is out of range'
    case '22007':
    case '22008':
      return 'is no moment that can be kept'
    default:
      return 'cannot be stored'
  }
}
