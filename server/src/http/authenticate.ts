import { rolesFrom } from '@mowka/shared/domain/roles'
import type { FastifyRequest } from 'fastify'
import type { Identity } from '../outside/identity'
import type { Bearer } from './caller'
import { unauthorized } from './problem'

/** Checks the token that a request bears. Throws 401 for one that is not good; null without one. */
export type Authenticate = (request: FastifyRequest) => Promise<Bearer | null>

/** Reads the bearer token of a request, if any. */
export const bearerAuthentication =
  (verify: Identity['verifyToken'], rolesClaim: string): Authenticate =>
  async (request) => {
    const header = request.headers.authorization
    if (!header) return null
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
    if (!token) throw unauthorized('The Authorization header is no bearer token')
    const claims = await verify(token)
    return { claims, roles: rolesFrom(claims, rolesClaim) }
  }
