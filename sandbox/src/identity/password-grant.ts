import type { Provider, TokenEndpointGrantContext } from 'oidc-provider'
import type { Account, Accounts } from './accounts'
import { API_AUDIENCE, apiServer, newGrant } from './provider'
import { idTokenClaims, SCOPES } from './tokens'

interface Params {
  username?: string
  password?: string
  scope?: string
  audience?: string
}

const GRANT_TYPE = 'password'

/** Default scope of the password grant. */
const DEFAULT_SCOPE = 'openid profile email'

/**
 * Issues tokens for a name and password, for scripts and load tests. Returns an access token and an ID token, plus a
 * refresh token if the scope includes `offline_access`.
 */
export function registerPasswordGrant(
  library: typeof import('oidc-provider'),
  provider: Provider,
  accounts: Accounts,
) {
  const refuse = (status: number, error: string, description: string) => {
    const refusal = new library.errors.CustomOIDCProviderError(error, description)
    return Object.assign(refusal, { status, statusCode: status })
  }

  function idToken(ctx: TokenEndpointGrantContext<Params>, account: Account): Promise<string> {
    const token = new provider.IdToken({}, { ctx })
    for (const [name, value] of Object.entries(idTokenClaims(account))) token.set(name, value)
    return token.issue({ use: 'idtoken' })
  }

  async function handle(ctx: TokenEndpointGrantContext<Params>): Promise<void> {
    const { params, client } = ctx.oidc
    const audience = params.audience || API_AUDIENCE
    if (audience !== API_AUDIENCE) throw refuse(403, 'access_denied', `Service not found: ${audience}`)

    const account = accounts.signIn(params.username ?? '', params.password ?? '')
    if (!account) throw refuse(403, 'invalid_grant', 'Wrong email or password.')
    if (!accounts.isAdmitted(account)) throw refuse(403, 'access_denied', 'email_not_verified')

    const asked = (params.scope || DEFAULT_SCOPE).split(' ').filter((scope) => SCOPES.includes(scope))
    const scope = asked.join(' ')
    const grant = newGrant(provider, client.clientId, account.sub)
    const grantId = asked.includes('offline_access') ? await grant.save() : 'none'
    ctx.oidc.entity('Grant', grant)

    const token = { accountId: account.sub, client, grantId, gty: GRANT_TYPE, scope }
    const accessToken = new provider.AccessToken(token)
    accessToken.resourceServer = new provider.ResourceServer(audience, apiServer(audience))
    ctx.oidc.entity('AccessToken', accessToken)

    ctx.body = {
      access_token: await accessToken.save(),
      token_type: 'Bearer',
      expires_in: accessToken.expiration,
      scope,
      ...(asked.includes('openid') && { id_token: await idToken(ctx, account) }),
      ...(asked.includes('offline_access') && {
        refresh_token: await new provider.RefreshToken({ ...token, resource: audience }).save(),
      }),
    }
  }

  provider.registerGrantType<Params>(GRANT_TYPE, handle, ['username', 'password', 'scope', 'audience'])
}
