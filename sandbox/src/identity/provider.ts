import { randomBytes } from 'node:crypto'
import type {
  Configuration,
  ErrorOut,
  KoaContextWithOIDC,
  Account as OidcAccount,
  Provider,
} from 'oidc-provider'
import { html, Markup } from '../page/markup'
import { type Page, policyOf, renderPage } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import type { Journal } from '../store/journal'
import type { Accounts } from './accounts'
import type { SigningKeys } from './signing-keys'
import { accessTokenClaims, CLAIMS_BY_SCOPE, idTokenClaims, SCOPES, TokenStore } from './tokens'
import { languageOf, wordsOf } from './words'

/** Pages that the provider itself shows during the protocol. */

/** Signing out requires a form with a secret, which submits itself. */
function sendSigningOutPage(ctx: KoaContextWithOIDC, form: string, formTargets: string[]): void {
  const language = languageOf(ctx.query.ui_locales)
  const words = wordsOf(language)
  const nonce = randomBytes(16).toString('base64')
  const whole = form.replace(
    '</form>',
    `<input type="hidden" name="logout" value="yes"><button class="full" type="submit">${words.goOn}</button></form>`,
  )
  const body = html`<p>${words.signingOut}</p>${new Markup(whole)}
<script nonce="${nonce}">document.forms[0].submit()</script>`
  send(ctx, { language, title: words.signOut, body, nonce, formTargets })
}

function sendSignedOutPage(ctx: KoaContextWithOIDC, platformOrigin: string): void {
  const language = languageOf(ctx.query.ui_locales)
  const words = wordsOf(language)
  const body = html`<p>${words.signedOut}</p><p><a class="button" href="${platformOrigin}/">${words.toPlatform}</a></p>`
  send(ctx, { language, title: words.signOut, body })
}

/** Shown for a platform request whose error can't be returned by a redirect. */
function sendFailurePage(ctx: KoaContextWithOIDC, out: ErrorOut, platformOrigin: string): void {
  const language = languageOf(ctx.query.ui_locales)
  const words = wordsOf(language)
  const body = html`<p>${words.failure}</p>
<p><a class="button" href="${platformOrigin}/">${words.toPlatform}</a></p>
<h2>${words.details}</h2><pre lang="en">${out.error}: ${out.error_description}</pre>`
  send(ctx, { language, title: words.failureTitle, body })
}

function send(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set('content-security-policy', policyOf(page))
  ctx.set('referrer-policy', 'same-origin')
  ctx.type = 'html'
  ctx.body = renderPage(page)
}

/** The browser's client id and the API's audience. */
const WEB_CLIENT = 'mowka-web'
export const API_AUDIENCE = 'https://api.mowka.test'

/**
 * Lifetimes of tokens and sessions in seconds. Access tokens are short-lived, because they are in browser storage.
 */
const TTL = {
  AccessToken: 15 * 60,
  AuthorizationCode: 60,
  ClientCredentials: 3_600,
  Grant: 14 * 24 * 3_600,
  IdToken: 3_600,
  Interaction: 3_600,
  RefreshToken: 14 * 24 * 3_600,
  Session: 14 * 24 * 3_600,
}

export interface ProviderParts {
  settings: Settings
  issuer: string
  journal: Journal
  accounts: Accounts
  keys: SigningKeys
}

type Library = typeof import('oidc-provider')

/** Base URL of the management calls, and the audience of their tokens. */
export function managementAudience(issuer: string): string {
  return `${issuer}api/v2/`
}

/** Creates the OpenID provider that the Auth0 SDK talks to. */
export function createProvider(library: Library, parts: ProviderParts): Provider {
  const provider = new library.Provider(parts.issuer, configuration(library, parts))
  const allowed = (url: string) => isOwnUrl(parts.settings, url)
  provider.Client.prototype.redirectUriAllowed = allowed
  provider.Client.prototype.postLogoutRedirectUriAllowed = allowed
  provider.use(async (ctx, next) => {
    if (ctx.path === '/v2/logout') ctx.query = logoutQuery(ctx.query, parts.settings)
    await next()
  })
  provider.on('server_error', (_ctx, error) => console.error(error))
  return provider
}

/**
 * The SDK sends `returnTo`, the standard is `post_logout_redirect_uri`; with neither, the redirect goes to the
 * platform.
 */
function logoutQuery<Query extends Record<string, unknown>>(query: Query, settings: Settings): Query {
  if (query.post_logout_redirect_uri || !query.client_id) return query
  return { ...query, post_logout_redirect_uri: query.returnTo || `${settings.platformOrigin}/` }
}

function isOwnUrl(settings: Settings, url: string): boolean {
  try {
    return isOwnOrigin(settings, new URL(url).origin)
  } catch {
    return false
  }
}

function configuration(library: Library, parts: ProviderParts): Configuration {
  const { settings, issuer, journal, accounts, keys } = parts
  const resourceServer = resourceServers(library, settings, issuer)
  const cookie = (name: string) => `mowka_${settings.ports.identity}_${name}`
  return {
    adapter: (model) => new TokenStore(model, journal, settings.refreshLeewaySeconds),
    jwks: { keys: [keys.jwk] },
    // Cookies ignore ports, so two sandboxes on one machine need different names.
    cookies: {
      keys: [keys.cookieKey],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    clients: [
      {
        client_id: WEB_CLIENT,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token', 'password'],
        response_types: ['code'],
        redirect_uris: [`${settings.platformOrigin}/`],
        post_logout_redirect_uris: [`${settings.platformOrigin}/`],
      },
      {
        client_id: settings.apiClient.id,
        client_secret: settings.apiClient.secret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      },
    ],
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
      end_session: '/v2/logout',
    },
    scopes: SCOPES,
    claims: CLAIMS_BY_SCOPE,
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'auth0Client'],
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => sendSigningOutPage(ctx, form, formTargets(settings)),
        postLogoutSuccessSource: (ctx) => sendSignedOutPage(ctx, settings.platformOrigin),
      },
      resourceIndicators: { enabled: true, ...resourceServer },
    },
    clientBasedCORS: (_ctx, origin) => isOwnOrigin(settings, origin),
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accounts.find(token.accountId) : undefined
      return account && accessTokenClaims(account)
    },
    findAccount: (_ctx, sub) => oidcAccount(accounts, sub),
    loadExistingGrant: (ctx) => grantWithoutAsking(ctx),
    // The provider grants offline_access only after a consent screen; the SDK expects it without one.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    interactions: { url: (_ctx, { uid, params }) => signInPath(uid, params.screen_hint === 'signup') },
    renderError: (ctx, out) => sendFailurePage(ctx, out, settings.platformOrigin),
    ttl: TTL,
  }
}

/** Path of the sign-in page, or of the sign-up page of the same interaction. */
function signInPath(uid: string, signUp: boolean): string {
  return signUp ? `/u/${uid}?screen=signup` : `/u/${uid}`
}

/** Allowed form targets: browsers check the whole redirect chain. */
export function formTargets(settings: Settings): string[] {
  return ['http://localhost:*', ...settings.extraOrigins]
}

/** `audience` determines the API of a token, as with Auth0. */
function resourceServers(library: Library, settings: Settings, issuer: string) {
  const management = managementAudience(issuer)
  type Indicators = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>
  const indicators: Indicators = {
    defaultResource: (ctx, client, oneOf) => {
      if (oneOf) return oneOf[0] ?? API_AUDIENCE
      const asked = ctx.oidc.params?.audience ?? ctx.oidc.body?.audience
      if (typeof asked === 'string' && asked !== '') return asked
      return client?.clientId === settings.apiClient.id ? management : []
    },
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource, client) => {
      const own = client.clientId === settings.apiClient.id ? management : API_AUDIENCE
      if (resource !== own)
        throw new library.errors.InvalidTarget(`there is no API ${resource} for this client`)
      return apiServer(resource)
    },
  }
  return indicators
}

/** Format of access tokens for an API: signed JWTs of type at+jwt. */
export function apiServer(audience: string) {
  return {
    scope: SCOPES.join(' '),
    audience,
    accessTokenFormat: 'jwt' as const,
    accessTokenTTL: audience === API_AUDIENCE ? TTL.AccessToken : TTL.ClientCredentials,
    jwt: { sign: { alg: 'RS256' as const } },
  }
}

function oidcAccount(accounts: Accounts, sub: string): OidcAccount | undefined {
  const account = accounts.find(sub)
  // After the grace period refresh tokens and sessions end, too.
  if (!account || !accounts.isAdmitted(account)) return undefined
  return { accountId: sub, claims: () => idTokenClaims(account) }
}

/** Grants everything without consent, because the platform is first-party. */
async function grantWithoutAsking(ctx: KoaContextWithOIDC) {
  const { provider, client, session } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const kept = grantId ? await provider.Grant.find(grantId) : undefined
  if (kept) return kept
  const grant = newGrant(provider, client.clientId, session.accountId)
  await grant.save()
  return grant
}

/** Creates a grant of all scopes for the user and the API. */
export function newGrant(provider: Provider, clientId: string, accountId: string) {
  const grant = new provider.Grant({ clientId, accountId })
  grant.addOIDCScope(SCOPES.join(' '))
  grant.addResourceScope(API_AUDIENCE, SCOPES.join(' '))
  return grant
}
