import { rolesFrom } from '@mowka/domain/roles'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../outside/identity'
import type { Bearer } from './caller'
import { unauthorized } from './problem'

/** Verifies the token of a request. Throws 401 for an invalid token; returns null without one. */
export type Authenticate = (request: FastifyRequest) => Promise<Bearer | null>

/** Authenticates requests by their bearer token. */
export const bearerAuthentication =
  (verify: Identity['verifyToken'], rolesClaim: string): Authenticate =>
  async (request) => {
    const header = request.headers.authorization
    if (!header) return null
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
    if (!token) throw unauthorized('The Authorization header is not a bearer token')
    const claims = await verify(token)
    return { claims, roles: rolesFrom(claims, rolesClaim) }
  }
