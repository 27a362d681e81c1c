import { calls, type GivenOf, type ParsedOf } from '@mowka/shared/contract/calls'
import { type EndpointName, endpoints } from '@mowka/shared/contract/endpoints'
import { LanguagePair } from '@mowka/shared/contract/schemas/common'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Person } from './person'
import { forbidden, unauthorized } from './problem'

/**
 * Who may call a route. Rights over a single object (an own note, an own company) are the service's to check.
 * `public` also serves signed-in people and then knows them.
 */
export type Access = 'public' | 'signed-in' | 'admin'

type PersonFor<A extends Access> = A extends 'public' ? Person | null : Person

/** A call as its handler gets it: everything checked against the contract. */
export type Call<Name extends EndpointName, A extends Access> = {
  params: ParsedOf<Name, 'params'>
  query: ParsedOf<Name, 'query'>
  body: ParsedOf<Name, 'body'>
  /** The language pair that every call carries. */
  pair: LanguagePair
  person: PersonFor<A>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<Name extends EndpointName, A extends Access> = (
  call: Call<Name, A>,
) => Promise<[GivenOf<Name>] extends [undefined] ? unknown : GivenOf<Name>>

/** Limits of one route that differ from those of all. */
export type RouteLimits = {
  /** The largest body, in bytes. */
  bodyLimit?: number
  /** Calls a minute; more are answered 429. Of one person, or from one address where visitors may call too. */
  callsPerMinute?: number
}

/** Registers calls of the contract on the server. */
export type Api = {
  /** A handler that has sent an answer of its own (bytes) gives the reply back. */
  route: <Name extends EndpointName, A extends Access>(
    name: Name,
    access: A,
    handler: Handler<Name, A>,
    limits?: RouteLimits,
  ) => void
  /** Who may call what: the table that the authorisation test walks. */
  readonly registered: ReadonlyMap<EndpointName, Access>
}

/** Finds out who is calling. Throws 401 for a token that is not good; null without a token. */
export type Authenticate = (request: FastifyRequest) => Promise<Person | null>

type Identify = (request: FastifyRequest) => Promise<void>

/** Makes the registrar: paths, schemas and documentation come from the contract, rights from each `route`. */
export function createApi(app: FastifyInstance, authenticate: Authenticate): Api {
  const registered = new Map<EndpointName, Access>()
  return {
    registered,
    route(name, access, handler, { bodyLimit, callsPerMinute } = {}) {
      const [method = 'GET', path = ''] = endpoints[name].split(' ')
      const schema: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType; answer?: z.ZodType } =
        calls[name]
      registered.set(name, access)
      const identify = async (request: FastifyRequest) => {
        request.person = await authenticate(request)
        if (access !== 'public' && !request.person) throw unauthorized()
        if (access === 'admin' && !request.person?.roles.includes('admin')) throw forbidden()
      }
      app.route({
        method,
        url: `/api${path}`,
        ...(bodyLimit ? { bodyLimit } : {}),
        schema: {
          operationId: name,
          tags: [path.split('/')[1] ?? ''],
          summary: `${name} (${access})`,
          ...(schema.params ? { params: schema.params } : {}),
          querystring: schema.query ? LanguagePair.extend(schema.query.shape) : LanguagePair,
          ...(schema.body ? { body: schema.body } : {}),
          response: schema.answer ? { 200: schema.answer } : { 204: z.null() },
          ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
        },
        // Before the body is read: a stranger learns nothing about the shape of a call.
        onRequest: callsPerMinute ? limited(app, identify, access, callsPerMinute) : identify,
        handler: async (request, reply) => {
          const { sourceLang, targetLang } = request.query as LanguagePair
          const answer = await handler({
            params: request.params,
            query: request.query,
            body: request.body,
            pair: { sourceLang, targetLang },
            person: request.person,
            request,
            reply,
            // The schemas above have read every part, so the shapes are what the contract says.
          } as Parameters<typeof handler>[0])
          if (answer === reply) return reply
          if (answer === undefined) return reply.code(204).send()
          return answer
        },
      })
    },
  }
}

/**
 * Identification with a limit. Visitors are counted by address, before a token is looked at, so that wrong ones count
 * too; people by their account, since a school has one address.
 */
function limited(app: FastifyInstance, identify: Identify, access: Access, callsPerMinute: number) {
  const window = { max: callsPerMinute, timeWindow: 60_000 }
  if (access === 'public') return [app.rateLimit(window), identify]
  const keyGenerator = ({ person, ip }: FastifyRequest) => person?.userId ?? ip
  return [identify, app.rateLimit({ ...window, keyGenerator })]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling; null for a visitor. */
    person: Person | null
  }
}
