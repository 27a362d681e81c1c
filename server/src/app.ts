import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import Fastify, { LogController } from 'fastify'
import { accountPorts, registerDomains } from './domains'
import { type Api, createApi } from './http/api'
import { bearerAuthentication } from './http/caller'
import { logOptions } from './http/error-log'
import { answerError, answerUnknownCall, answerUnreadable } from './http/errors'
import { tooManyCalls } from './http/problem'
import { healthRoutes, type LoadLimits, type Readiness, shedLoad } from './http/readiness'
import { publishDocs, readInput, writeAnswers } from './http/schemas'
import { setSecurityHeaders } from './http/security-headers'
import { mediaFileRoutes } from './media/public'
import { observeRequests } from './metrics/public'
import { rateLimitStore } from './rate-limit/public'
import type { Services } from './services'
import { traceRequests } from './tracing/public'
import { accounts } from './user/public'

/** Maximum body size of a call in bytes. Uploads have their own limits. */
const BODY_LIMIT = 1024 * 1024

/** Minimum size of compressed responses in bytes; shorter ones fit into one packet anyway. */
const COMPRESS_FROM = 1024

/** Maximum time for receiving a request in milliseconds, sufficient for the largest upload on a slow connection. */
const REQUEST_TIMEOUT = 120_000

/** Maximum time for receiving its headers, in milliseconds. */
const HEADERS_TIMEOUT = 20_000

/** Interval at which connections are checked for these timeouts, in milliseconds. */
const CHECK_EVERY = 10_000

export type AppOptions = {
  services: Services
  /** Validates every response against the contract; for tests. */
  strictAnswers?: boolean
  logLevel?: string
  /** Replaces standard output for the log. */
  logTo?: { write: (line: string) => void }
  /** Maximum time for receiving a request with its body, in milliseconds. */
  requestTimeout?: number
  readiness?: Readiness
  /** Limits beyond which calls are refused; none by default. */
  loadLimits?: LoadLimits
  /** Registers further routes: the platform with its page and release files. */
  extend?: (app: FastifyInstance, api: Api) => Promise<void>
}

/** Builds the API: the contract's calls under /api with their documentation. */
export async function buildApp(options: AppOptions): Promise<{ app: FastifyInstance; api: Api }> {
  const { services, requestTimeout = REQUEST_TIMEOUT, readiness = { isDraining: false } } = options
  const { config } = services
  const app = Fastify({
    // URLs may contain codes and ids; `observeRequests` logs the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    requestTimeout,
    // The default of 10 s ends a start on a busy machine. Supervisors end one that hangs.
    pluginTimeout: 0,
    // Requests on open connections are still served while the server closes; each ends its connection.
    return503OnClosing: false,
    http: {
      headersTimeout: Math.min(requestTimeout, HEADERS_TIMEOUT),
      connectionsCheckingInterval: Math.min(requestTimeout, CHECK_EVERY),
    },
    frameworkErrors: (error, request, reply) => {
      // The router refuses such a URL before any hook runs.
      setSecurityHeaders(config.publicUrl, request, reply)
      return answerError(error, request, reply)
    },
    clientErrorHandler: answerUnreadable(config),
    logger: {
      ...logOptions(options.logLevel ?? 'info'),
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
  })
  app.setValidatorCompiler(readInput)
  app.setSerializerCompiler(writeAnswers(options.strictAnswers ?? false))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknownCall)
  app.decorateRequest('bearer', null)
  traceRequests(app)
  observeRequests(app)
  app.addHook('onSend', (request, reply, _payload, done) => {
    setSecurityHeaders(config.publicUrl, request, reply)
    done()
  })
  if (options.loadLimits) await shedLoad(app, options.loadLimits)
  // Release files are already compressed, with a slower and better setting.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: COMPRESS_FROM })
  // Only routes with an explicit limit have one.
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyCalls,
    store: rateLimitStore(services.db),
  })
  await app.register(multipart)
  // The complete contract with the permissions of each call helps developers, but also attackers.
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
