import type { Readable } from 'node:stream'
import { normalizeIP } from '@fastify/rate-limit'
import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type {
  BytesAnswer,
  CallSchema,
  MultipartBody,
  ReceivedFile,
  StreamAnswer,
} from '@mowka/contract/call-schema'
import { calls, type GivenOf, type GivesOf, type ParsedOf } from '@mowka/contract/calls'
import { splitCall } from '@mowka/contract/endpoint'
import { LanguagePair, Problem } from '@mowka/contract/schemas/common'
import { hasRightsOf, isStaffRole } from '@mowka/domain/user/roles'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  RouteOptions,
} from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database'
import { WINDOW } from '../rate-limit/public'
import { registerParsed, registerRaw } from './body-parsers'
import {
  type Accounts,
  type Authenticate,
  type AuthenticatedRequest,
  type Bearer,
  type CallerFacts,
  type Person,
  personOf,
} from './caller'
import type { CallContext, CallerKind, FreeIds, Policy, ProtectedObject } from './policy'
import { forbidden, invalidInput, notFound, ProblemError, tooManyCalls, unauthorized } from './problem'

/** The validated parts of a call. */
export type PartsOf<Name extends CallName> = {
  params: ParsedOf<Name, 'params'>
  query: ParsedOf<Name, 'query'>
  body: ParsedOf<Name, 'body'>
}

/** A call as passed to its handler. */
export type Call<Name extends CallName, W extends CallerKind, Loaded> = CallContext<W> &
  PartsOf<Name> & {
    /** The object loaded and authorized by the policy. */
    object: Loaded
    /** Sets a response header. */
    header: (name: string, value: string) => void
  }

/** A response that is not JSON: its MIME type and content. */
export type Binary<Content> = { type: string; content: Content }

/** The return value of a handler. */
type HandlerResult<Name extends CallName> =
  GivesOf<Name> extends BytesAnswer
    ? Binary<Uint8Array>
    : GivesOf<Name> extends StreamAnswer
      ? Binary<Readable>
      : [GivenOf<Name>] extends [undefined]
        ? unknown
        : GivenOf<Name>

/** Settings of a route that differ from the defaults. */
export type RouteSettings<Body = unknown> = {
  /** Maximum body size in bytes. */
  bodyLimit?: number
  /** Parses and validates a JSON body outside the event loop, which a large body would block. */
  parseBody?: (json: Uint8Array) => Promise<Body>
  /**
   * Calls per minute before 429. Counted per account, or per address for visitors. A call that is open to visitors is
   * counted per address for everyone, unless `callsPerMinuteOfAddress` already limits the address.
   */
  callsPerMinute?: number
  /** Calls per minute and address across all callers, for calls worth creating accounts to guess with. */
  callsPerMinuteOfAddress?: number
}

/** A registered route, as checked by the authorization test. */
export type RegisteredRoute = {
  who: CallerKind
  policy: string
  objects: readonly ProtectedObject[]
  freeIds: FreeIds
  openBecause: string | undefined
}

/** Registers the contract's calls on the server. */
export type Api = {
  /** Registers a call: `policy` authorizes it, `handler` runs it. */
  route: <Name extends CallName, W extends CallerKind, Loaded>(
    name: Name,
    policy: Policy<W, PartsOf<Name>, Loaded>,
    handler: (call: Call<Name, W, Loaded>) => Promise<HandlerResult<Name>> | HandlerResult<Name>,
    settings?: RouteSettings<ParsedOf<Name, 'body'>>,
  ) => void
  readonly registered: ReadonlyMap<CallName, RegisteredRoute>
}

type Identify = (request: FastifyRequest) => Promise<void>

/** Context added to every call. */
export type ApiContext = { db: Database; now: () => Date }

/** Creates the registrar: paths, schemas and documentation come from the contract, authorization from each policy. */
export function createApi(
  app: FastifyInstance,
  context: ApiContext,
  authenticate: Authenticate,
  accounts: Accounts,
): Api {
  const registered = new Map<CallName, RegisteredRoute>()
  return {
    registered,
    route(name, policy, handler, settings = {}) {
      const schema: CallSchema = calls[name]
      const { method, path } = splitCall(allEndpoints[name].call)
      const { who, objects = [], freeIds = {}, openBecause } = policy
      registered.set(name, { who, policy: policy.name, objects, freeIds, openBecause })

      const route: RouteOptions = {
        method,
        url: `/api${path}`,
        ...(settings.bodyLimit ? { bodyLimit: settings.bodyLimit } : {}),
        schema: documentation(name, schema, policy),
        // Before the body is validated, so that a stranger learns nothing about a call's shape.
        onRequest: guards(app, name, identifier(policy, authenticate), policy.who, settings),
        ...(schema.takes?.kind === 'multipart' ? { preValidation: readMultipart(schema.takes) } : {}),
        handler: async (request, reply) => {
          const { bearer, params, query, body } = request
          const { sourceLang, targetLang } = query as LanguagePair
          // Policy and handler share one object: copying it costs more than the rest of this function.
          const call = {
            db: context.db,
            pair: { sourceLang, targetLang },
            now: context.now(),
            params,
            query,
            body,
            bearer,
            parts: accounts.parts,
            request,
            person: null,
            object: undefined,
            header: (key: string, value: string) => void reply.header(key, value),
            // The schemas above have validated every part, so the types match the contract.
          } as unknown as Parameters<typeof handler>[0] & AuthenticatedRequest
          if (bearer) Object.assign(call, await askedBy(accounts, policy, call))
          if (policy.load && !(bearer && policy.find)) call.object = await policy.load(call)
          const given = await handler(call)
          return send(reply, schema, given)
        },
      }
      if (schema.takes?.kind === 'raw') registerRaw(app, route, schema.takes.types)
      else if (settings.parseBody) registerParsed(app, route, settings.parseBody)
      else app.route(route)
    },
  }
}

/** Sends a handler's result in the format declared by the contract. */
function send(reply: FastifyReply, schema: CallSchema, given: unknown) {
  if (schema.gives) {
    const { type, content } = given as Binary<Uint8Array | Readable>
    reply.code(schema.success ?? 200).type(type)
    return reply.send(content instanceof Uint8Array ? Buffer.from(content) : content)
  }
  reply.code(schema.success ?? (schema.answer ? 200 : 204))
  return schema.answer ? given : reply.send()
}

/**
 * Resolves the caller behind a token, together with the policy's object if one statement can read both. New accounts
 * and pending company memberships are created first.
 */
async function askedBy<W extends CallerKind, Parts, Loaded>(
  accounts: Accounts,
  { find }: Pick<Policy<W, Parts, Loaded>, 'find'>,
  authRequest: AuthenticatedRequest & Parts,
): Promise<{ person: Person; object: Loaded | undefined }> {
  const ask = async () => {
    if (find) return find(authRequest)
    return { caller: await accounts.find(authRequest), allow: () => undefined }
  }
  const isSettled = (caller: CallerFacts | undefined): caller is CallerFacts =>
    caller !== undefined && !caller.isAwaited && !caller.isNewlyConfirmed
  let { caller, allow } = await ask()
  if (!isSettled(caller)) {
    await accounts.settle(authRequest)
    ;({ caller, allow } = await ask())
  }
  // The account was deleted concurrently.
  if (!caller) throw notFound('The account')
  const person = personOf(caller, authRequest.bearer)
  return { person, object: allow(person) }
}

/** Checks by the token whether the caller may make a call, before anything of the call is read. */
function identifier<W extends CallerKind, Parts, Loaded>(
  policy: Policy<W, Parts, Loaded>,
  authenticate: Authenticate,
): Identify {
  const { who, identify } = policy
  if (identify) return identify
  return async (request) => {
    request.bearer = await authenticate(request)
    if (who !== 'anyone' && !request.bearer) throw unauthorized()
    if (isStaffRole(who) && !(request.bearer && hasRightsOf(request.bearer.roles, who))) throw forbidden()
  }
}

/**
 * Identification with rate limits. Visitors are counted per address, before the token is checked, so that invalid
 * tokens count too; users are counted per account, since a school has one address.
 */
function guards(
  app: FastifyInstance,
  name: CallName,
  identify: Identify,
  who: CallerKind,
  { callsPerMinute, callsPerMinuteOfAddress }: RouteSettings,
) {
  const before = callsPerMinuteOfAddress ? [limitOfAddress(app, name, callsPerMinuteOfAddress)] : []
  if (!callsPerMinute) return [...before, identify]
  const window = { max: callsPerMinute, timeWindow: WINDOW }
  const ofAddress = app.rateLimit({
    ...window,
    keyGenerator: ({ ip }: FastifyRequest) => `${name} ${normalizeIP(ip)}`,
  })
  const isAddressLimited = callsPerMinuteOfAddress !== undefined
  if (who === 'token' || (who === 'anyone' && !isAddressLimited)) return [...before, ofAddress, identify]
  const keyGenerator = ({ bearer }: FastifyRequest) => `${name} ${bearer?.claims.iss} ${bearer?.claims.sub}`
  const ofPerson = app.rateLimit({ ...window, keyGenerator })
  const limit: preHandlerAsyncHookHandler = (request, reply) =>
    (request.bearer ? ofPerson : ofAddress).call(app, request, reply)
  return [...before, identify, limit]
}

/**
 * A separate limit, because the plugin counts a call only once. Runs before the token is checked, so that invalid
 * tokens count.
 */
function limitOfAddress(app: FastifyInstance, name: CallName, max: number): Identify {
  const count = app.createRateLimit({
    max,
    timeWindow: WINDOW,
    keyGenerator: ({ ip }: FastifyRequest) => `${name} address ${normalizeIP(ip)}`,
  })
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooManyCalls()
  }
}

/** The schemas of a route, which also document it. */
function documentation(
  name: CallName,
  schema: CallSchema,
  { name: allowed, who }: { name: string; who: CallerKind },
) {
  const { path } = splitCall(allEndpoints[name].call)
  const status = schema.success ?? (schema.answer || schema.gives ? 200 : 204)
  return {
    operationId: name,
    tags: [path.split('/')[1] ?? ''],
    summary: `${name} (${allowed})`,
    ...(schema.params ? { params: schema.params } : {}),
    querystring: z.strictObject({ ...LanguagePair.shape, ...schema.query?.shape }),
    ...(schema.body ? { body: schema.body } : {}),
    ...(schema.takes
      ? { consumes: schema.takes.kind === 'raw' ? [...schema.takes.types] : ['multipart/form-data'] }
      : {}),
    response: {
      [status]: schema.gives ? binaryContent(schema.gives.types) : (schema.answer ?? z.null()),
      default: { content: { 'application/problem+json': { schema: Problem } } },
    },
    ...(who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
  }
}

const binaryContent = (types: readonly string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }])),
})

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's token; null for a visitor. */
    bearer: Bearer | null
  }
}

/** Maximum size of a text field in bytes, and maximum number of fields. */
const FIELD_BYTES = 10_000
const MAX_FIELDS = 50

/**
 * Parses a form into a body that its schema can validate: fields as text, files as `ReceivedFile`. Throws 422 for a
 * body that isn't a form, 400 for a damaged or incomplete one, and 413 for a file that is too large or too many
 * parts.
 */
export const readMultipart =
  ({ maxFileBytes, maxFiles }: MultipartBody) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!request.isMultipart()) throw invalidInput('body', 'must be multipart/form-data')
    const body: Record<string, string | ReceivedFile> = {}
    const limits = { fileSize: maxFileBytes, files: maxFiles, fields: MAX_FIELDS, fieldSize: FIELD_BYTES }
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') {
          body[part.fieldname] = { name: part.filename, type: part.mimetype, bytes: await part.toBuffer() }
        } else {
          if (part.valueTruncated)
            throw new ProblemError(413, 'FIELD_TOO_LARGE', `${part.fieldname} is too long`)
          body[part.fieldname] = String(part.value)
        }
      }
    } catch (error) {
      // Errors of the form parser have no status: a missing boundary, an early end, a lost connection.
      const isRefusal = error instanceof ProblemError || (error instanceof Error && 'statusCode' in error)
      throw isRefusal ? error : new ProblemError(400, 'BROKEN_FORM', 'The form is damaged or incomplete')
    }
    request.body = body
  }
