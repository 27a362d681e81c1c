import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import type { RuntimeConfig } from '@mowka/contract/schemas/platform'

/** App state of a sign-in: the requested target. */
export type AppState = { target?: string }

/** Requested scopes; the last one grants refresh tokens. */
const SCOPE = 'openid profile email offline_access'

/** Settings of the identity provider, all from the page's configuration (P-AUTH-03). */
export function authSettings(config: RuntimeConfig, origin: string): Auth0ProviderWithConfigOptions {
  return {
    domain: config.auth.domain,
    clientId: config.auth.clientId,
    authorizationParams: {
      audience: config.auth.audience,
      redirect_uri: `${origin}/`,
      scope: SCOPE,
    },
    useRefreshTokens: true,
  }
}
