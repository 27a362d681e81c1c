import { createLocalJWKSet, jwtVerify } from 'jose'
import { type Exchange, HttpError, isRecord } from '../http/exchange'
import type { Route } from '../http/router'
import type { Journal } from '../store/journal'
import { type Account, type Accounts, isRole } from './accounts'
import type { LinkEmails } from './link-emails'
import { managementAudience } from './provider'
import { publicKey, type SigningKeys } from './signing-keys'
import { endAllSessions } from './tokens'

export interface ManagementParts {
  issuer: string
  journal: Journal
  accounts: Accounts
  keys: SigningKeys
  emails: LinkEmails
}

/**
 * Account management calls of the API, shaped like Auth0's Management API: read and delete a user, set their roles,
 * resend the confirmation email. Each requires a client-credentials token for `<issuer>api/v2/`.
 */
export function managementRoutes({ issuer, journal, accounts, keys, emails }: ManagementParts): Route[] {
  const keySet = createLocalJWKSet({ keys: [publicKey(keys)] })

  async function demandToken(exchange: Exchange): Promise<void> {
    const [scheme, token] = (exchange.req.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new HttpError(401, 'A bearer token is needed.')
    try {
      await jwtVerify(token, keySet, {
        issuer,
        audience: managementAudience(issuer),
        algorithms: ['RS256'],
        typ: 'at+jwt',
      })
    } catch {
      throw new HttpError(401, 'The token is not good for this API.')
    }
  }

  function accountOf(sub: string): Account {
    const account = accounts.find(sub)
    if (!account) throw new HttpError(404, 'The user does not exist.')
    return account
  }

  return [
    {
      method: 'GET',
      path: '/api/v2/users/:id',
      answer: async (exchange) => {
        await demandToken(exchange)
        exchange.sendJson(200, userOf(accountOf(exchange.param('id'))))
      },
    },
    {
      method: 'PATCH',
      path: '/api/v2/users/:id',
      answer: async (exchange) => {
        await demandToken(exchange)
        const account = accountOf(exchange.param('id'))
        const body = await exchange.json()
        const metadata = isRecord(body) ? body.app_metadata : undefined
        const named = isRecord(metadata) ? metadata.roles : undefined
        if (!Array.isArray(named) || !named.every(isRole)) throw new HttpError(400, 'The roles are invalid.')
        const changed: Account = { ...account, roles: named }
        accounts.save(changed)
        exchange.sendJson(200, userOf(changed))
      },
    },
    {
      method: 'DELETE',
      path: '/api/v2/users/:id',
      // Deleting a missing user succeeds too, as with Auth0, so that the caller can retry.
      answer: async (exchange) => {
        await demandToken(exchange)
        accounts.delete(exchange.param('id'))
        endAllSessions(journal, exchange.param('id'))
        exchange.noContent()
      },
    },
    {
      method: 'POST',
      path: '/api/v2/jobs/verification-email',
      answer: async (exchange) => {
        await demandToken(exchange)
        const body = await exchange.json()
        const account = accountOf(isRecord(body) && typeof body.user_id === 'string' ? body.user_id : '')
        emails.sendVerification(account, 'pl')
        exchange.sendJson(201, { type: 'verification_email', status: 'completed' })
      },
    },
  ]
}

function userOf(account: Account) {
  return {
    user_id: account.sub,
    email: account.email,
    email_verified: account.emailVerified,
    given_name: account.givenName,
    family_name: account.familyName,
    name: `${account.givenName} ${account.familyName}`.trim(),
    app_metadata: { roles: account.roles },
  }
}
