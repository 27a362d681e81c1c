import { errorForLog } from './http/error-log'

/** How every log of the server is kept: as lines of JSON, without what people wrote and without tokens. */
export const logOptions = (level: string) => ({
  level,
  serializers: { err: errorForLog },
  redact: ['req.headers.authorization', 'req.headers.cookie'],
})
