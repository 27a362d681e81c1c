import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto'
import { Browser } from './browser'
import type { RunningSandbox } from './running-sandbox'

export const AUDIENCE = 'https://api.mowka.test'
export const ROLES = 'https://mowka.test/roles'

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
  error?: string
  error_description?: string
}

/** A sign-in as started by the SDK: the address to open, and the verifier for the token call. */
export function authorizeRequest(sandbox: RunningSandbox, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'mowka-web',
    scope: 'openid profile email offline_access',
    audience: AUDIENCE,
    redirect_uri: `${sandbox.platform}/course`,
    response_type: 'code',
    response_mode: 'query',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    auth0Client: 'eyJuYW1lIjoiYXV0aDAtcmVhY3QifQ',
    ...more,
  })
  return { verifier, url: `${sandbox.identity}/authorize?${query}` }
}

/** Opens the form, fills it in, and returns the address of the redirect back. */
export async function signInAs(sandbox: RunningSandbox, browser: Browser, email: string, password = 'mowka') {
  const { verifier, url } = authorizeRequest(sandbox)
  const form = await browser.follow(url, sandbox.platform)
  const back = await browser.follow(form.url, sandbox.platform, { email, password })
  return { verifier, form, back: new URL(back.url), page: back.page }
}

export async function exchangeCode(sandbox: RunningSandbox, code: string, verifier: string) {
  return token(sandbox, {
    grant_type: 'authorization_code',
    client_id: 'mowka-web',
    redirect_uri: `${sandbox.platform}/course`,
    code_verifier: verifier,
    code,
  })
}

export async function refresh(sandbox: RunningSandbox, refreshToken: string) {
  return token(sandbox, { grant_type: 'refresh_token', client_id: 'mowka-web', refresh_token: refreshToken })
}

/** Completes a sign-in in a fresh browser and returns its tokens. */
export async function tokensFor(sandbox: RunningSandbox, email: string): Promise<Tokens> {
  const { verifier, back } = await signInAs(sandbox, new Browser(), email)
  return (await exchangeCode(sandbox, back.searchParams.get('code') ?? '', verifier)).body
}

/** Calls the token endpoint with a form or JSON. */
export async function token(
  sandbox: RunningSandbox,
  fields: Record<string, string>,
  as: 'form' | 'json' = 'form',
) {
  const response = await fetch(`${sandbox.identity}/oauth/token`, {
    method: 'POST',
    headers: as === 'json' ? { 'content-type': 'application/json' } : {},
    body: as === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields),
  })
  return { status: response.status, body: (await response.json()) as Tokens }
}

/** Returns header and claims of a JWT after verifying its signature with the published keys. */
export async function opened(sandbox: RunningSandbox, jwt: string) {
  const [header = '', claims = '', signature = ''] = jwt.split('.')
  const { keys } = (await (await fetch(`${sandbox.identity}/.well-known/jwks.json`)).json()) as {
    keys: JsonWebKey[]
  }
  const publicKey = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  )
  return { isSigned, header: decoded(header), claims: decoded(claims) }
}

function decoded(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
}
