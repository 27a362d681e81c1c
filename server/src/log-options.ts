import { errorForLog } from './http/error-log'

/** Options of all server logs: JSON lines without user input and tokens. */
export const logOptions = (level: string) => ({
  level,
  serializers: { err: errorForLog },
  redact: ['req.headers.authorization', 'req.headers.cookie'],
})
