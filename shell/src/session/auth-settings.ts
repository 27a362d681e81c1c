import type { Auth0ProviderWithConfigOptions } from '@auth0/auth0-react'
import type { RuntimeConfig } from '@mowka/contract/schemas/platform'

/** What travels through a sign-in: where the person wanted to go. */
export type AppState = { target?: string }

/** The requested scopes; the last one gives refresh tokens. */
const SCOPE = 'openid profile email offline_access'

/** The identity provider's settings: everything comes from the page's configuration (P-AUTH-03). */
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
    // A reload keeps the session (P-AUTH-08).
    cacheLocation: 'localstorage',
  }
}
