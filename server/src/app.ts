import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { accountNeighbours, registerDomains } from './domains'
import { type Api, createApi } from './http/api'
import { bearerAuthentication } from './http/authenticate'
import { publishDocs } from './http/docs'
import { answerError, answerUnknownCall } from './http/errors'
import { tooManyCalls } from './http/problem'
import { checkAnswers, readInput } from './http/schemas'
import type { Services } from './services'
import { findAccount } from './user/public'

/** The largest body of a call, in bytes. Uploads have limits of their own. */
const BODY_LIMIT = 1024 * 1024

/** Shorter answers fit into one packet anyway, in bytes. */
const COMPRESS_FROM = 1024

export type AppOptions = {
  services: Services
  /** Checks every answer against the contract; for tests. */
  strictAnswers?: boolean
  logLevel?: string
  /** Registers more on the server: the platform with its page and the files of releases. */
  extend?: (app: FastifyInstance, api: Api) => Promise<void>
}

/** Builds the API: the contract's calls under /api with their documentation. */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; api: Api }> {
  const { services } = options
  const app = Fastify({
    // What people do is in the event log; the request log would only repeat it.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < services.config.trustedProxies,
    logger: {
      level: options.logLevel ?? 'info',
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    exposeHeadRoutes: false,
  })
  app.setValidatorCompiler(readInput)
  app.setSerializerCompiler(checkAnswers(options.strictAnswers ?? false))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknownCall)
  app.decorateRequest('person', null)
  // Files of releases come compressed already, by a slower and better setting.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESS_FROM })
  // Only routes that name a limit have one; each instance counts for itself.
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyCalls })
  await app.register(multipart)
  await publishDocs(app)

  const authenticate = bearerAuthentication(
    (token) => services.identity.verifyToken(token),
    (claims) => findAccount(services.db, accountNeighbours, claims, services.now()),
    services.config.identity.rolesClaim,
  )
  const api = createApi(app, services, authenticate)
  app.get('/api/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  registerDomains(api, services)
  await options.extend?.(app, api)
  return { app, api }
}
