import { createHash, randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import { shared } from './control'
import { skipIntroductions } from './introductions'

const CLIENT = 'mowka-web'
const AUDIENCE = 'https://api.mowka.test'
const SCOPE = 'openid profile email offline_access'

/** Token response of the identity provider. */
type Tokens = {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  token_type: string
  scope: string
}

const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { encoded: { header, payload, signature }, header: read(header), claims: read(payload) }
}

/** Signs in like the browser, but without rendering a page. The browser then has the provider's session. */
async function authorize(
  browser: APIRequestContext,
  platform: string,
  identity: string,
  email: string,
  password: string,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url')
  const redirectUri = `${platform}/`
  const query = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    audience: AUDIENCE,
    // Switches accounts even with an active session.
    prompt: 'login',
    state: 'journey',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const form = await browser.get(`${identity}/authorize?${query}`)
  const sent = await browser.post(form.url(), { form: { email, password }, maxRedirects: 0 })
  const resumed = await browser.get(new URL(sent.headers().location ?? '', identity).href, {
    maxRedirects: 0,
  })
  const code = new URL(resumed.headers().location ?? '', identity).searchParams.get('code')
  if (!code) throw new Error(`${email} could not sign in: ${sent.status()}, ${resumed.status()}`)
  const answer = await browser.post(`${identity}/oauth/token`, {
    data: {
      grant_type: 'authorization_code',
      client_id: CLIENT,
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
    },
  })
  return answer.json()
}

/** Storage entries of a sign-in: the SDK's, with our prefix (`shell/src/session/sign-in-cache.ts`). */
function signInEntries({ id_token, ...answer }: Tokens): Record<string, unknown> {
  const { encoded, header, claims } = partsOf(id_token)
  const { nonce: _nonce, aud: _aud, exp: _exp, iat: _iat, iss: _iss, ...user } = claims
  const prefix = `signIn.@@auth0spajs@@::${CLIENT}`
  const decodedToken = { encoded, header, claims: { __raw: id_token, ...claims }, user }
  const body = {
    ...answer,
    scope: SCOPE,
    oauthTokenScope: answer.scope,
    audience: AUDIENCE,
    client_id: CLIENT,
  }
  return {
    [`${prefix}::@@user@@`]: { id_token, decodedToken },
    [`${prefix}::${AUDIENCE}::${SCOPE}`]: { body, expiresAt: partsOf(answer.access_token).claims.exp },
  }
}

/**
 * Opens a page of a platform as a user who is signed in and has seen nothing there yet. Each call is a separate
 * sign-in, so journeys don't end each other's sessions. Journeys about signing in use `signIn`, and so do those with
 * a broken network, which this bypasses.
 */
export async function openAs(
  page: Page,
  email: string,
  target = '/course',
  password = 'mowka',
): Promise<void> {
  await skipIntroductions(page)
  const { origin, port, href } = new URL(target, shared.url)
  const identity = `http://localhost:${Number(port) + 1}`
  const tokens = await authorize(page.context().request, origin, identity, email, password)
  // A cheap page on the same origin.
  await page.goto(`${origin}/api/health`)
  await page.evaluate(
    ({ kept, client }) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
      // biome-ignore lint/suspicious/noDocumentCookie: The SDK writes its mark in the same way.
      document.cookie = `auth0.${client}.is.authenticated=true; path=/; max-age=86400; samesite=lax`
    },
    { kept: signInEntries(tokens), client: CLIENT },
  )
  await page.goto(href)
}
