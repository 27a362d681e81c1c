import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { accountPorts, registerDomains } from './domains'
import { type Api, createApi } from './http/api'
import { bearerAuthentication } from './http/authenticate'
import { publishDocs } from './http/docs'
import { answerError, answerUnknownCall } from './http/errors'
import { tooManyCalls } from './http/problem'
import { healthRoutes, type Readiness } from './http/readiness'
import { readInput, writeAnswers } from './http/schemas'
import { secure } from './http/security-headers'
import { answerUnreadable } from './http/unreadable-request'
import { logOptions } from './log-options'
import { mediaFileRoutes } from './media/public'
import type { Services } from './services'
import { accounts } from './user/public'

/** The largest body of a call, in bytes. Uploads have limits of their own. */
const BODY_LIMIT = 1024 * 1024

/** Shorter answers fit into one packet anyway, in bytes. */
const COMPRESS_FROM = 1024

/** How long a request may take to arrive, in milliseconds: time for the largest upload on a slow line. */
const REQUEST_TIMEOUT = 120_000

/** How long its headers may take to arrive, in milliseconds. */
const HEADERS_TIMEOUT = 20_000

/** How often connections are looked at for requests that take too long, in milliseconds. */
const CHECK_EVERY = 10_000

export type AppOptions = {
  services: Services
  /** Checks every answer against the contract; for tests. */
  strictAnswers?: boolean
  logLevel?: string
  /** Where the log goes instead of standard output. */
  logTo?: { write: (line: string) => void }
  /** A request with its body has to arrive within so many milliseconds. */
  requestTimeout?: number
  readiness?: Readiness
  /** Registers more on the server: the platform with its page and the files of releases. */
  extend?: (app: FastifyInstance, api: Api) => Promise<void>
}

/** Builds the API: the contract's calls under /api with their documentation. */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; api: Api }> {
  const { services, requestTimeout = REQUEST_TIMEOUT, readiness = { isDraining: false } } = options
  const { config } = services
  const app = Fastify({
    // What people do is in the event log; the request log would only repeat it.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    requestTimeout,
    // Requests on open connections are still served while the server closes; each ends its connection.
    return503OnClosing: false,
    http: {
      headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT),
      connectionsCheckingInterval: Math.min(requestTimeout, CHECK_EVERY),
    },
    frameworkErrors: (error, request, reply) => {
      // The router refuses such an address before any hook runs.
      secure(config.publicUrl, request, reply)
      return answerError(error, request, reply)
    },
    clientErrorHandler: answerUnreadable(config),
    logger: {
      ...logOptions(options.logLevel ?? 'info'),
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    exposeHeadRoutes: false,
  })
  app.setValidatorCompiler(readInput)
  app.setSerializerCompiler(writeAnswers(options.strictAnswers ?? false))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknownCall)
  app.decorateRequest('bearer', null)
  app.addHook('onSend', (request, reply, _payload, done) => {
    secure(config.publicUrl, request, reply)
    done()
  })
  // Files of releases come compressed already, by a slower and better setting.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESS_FROM })
  // Only routes that name a limit have one; each instance counts for itself.
  await app.register(rateLimit, { global: false, errorResponseBuilder: tooManyCalls })
  await app.register(multipart)
  // The whole contract with the rights of each call helps developers and attackers.
  if (!config.publicUrl.startsWith('https:')) await publishDocs(app)

  const authenticate = bearerAuthentication(
    (token) => services.identity.verifyToken(token),
    config.identity.rolesClaim,
  )
  const api = createApi(app, services, authenticate, accounts(accountPorts))
  healthRoutes(app, services, readiness)
  registerDomains(api, services)
  mediaFileRoutes(app, services.storage)
  await options.extend?.(app, api)
  return { app, api }
}
