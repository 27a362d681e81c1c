import type { Auth0ProviderOptions } from '@auth0/auth0-react'
import type { RuntimeConfig } from '@mowka/shared/contract/schemas/platform'

/** What travels through a sign-in: where the person wanted to go. */
export type AppState = { target?: string }

/** Scopes that are asked for; the last one gives refresh tokens. */
const SCOPE = 'openid profile email offline_access'

/** The identity provider's settings: everything comes from the page's configuration (administration and platform §7). */
export function authSettings(config: RuntimeConfig, origin: string): Auth0ProviderOptions {
  return {
    domain: config.auth.domain,
    clientId: config.auth.clientId,
    authorizationParams: {
      audience: config.auth.audience,
      redirect_uri: `${origin}/`,
      scope: SCOPE,
    },
    useRefreshTokens: true,
    // The documents ask for it: a reload keeps the session (vocabulary and commerce §7).
    cacheLocation: 'localstorage',
  }
}
