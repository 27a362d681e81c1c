import { rolesFrom } from '@mowka/shared/domain/roles'
import type { Identity } from '../outside/identity'
import type { Authenticate } from './api'
import { unauthorized } from './problem'

/** The account behind an identity; made on first sight. */
export type FindAccount = (claims: Record<string, unknown> & { iss: string; sub: string }) => Promise<{
  userId: string
  email: string
}>

/** Reads the bearer token of a request, if any, and finds the account behind it. */
export const bearerAuthentication =
  (verify: Identity['verifyToken'], findAccount: FindAccount, rolesClaim: string): Authenticate =>
  async (request) => {
    const header = request.headers.authorization
    if (!header) return null
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1]
    if (!token) throw unauthorized('The Authorization header is no bearer token')
    const claims = await verify(token)
    return { ...(await findAccount(claims)), roles: rolesFrom(claims, rolesClaim) }
  }
