import http from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** A minimal identity provider: a JWKS URL and signed tokens. */
export type Provider = {
  issuer: string
  jwksUrl: string
  audience: string
  /** Signs an access token for a learner by number, optionally with other roles. */
  token: (learner: number, roles?: readonly string[]) => Promise<string>
  stop: () => void
}

export const AUDIENCE = 'https://api.mowka.test'
/** The claim with the roles. */
export const ROLES_CLAIM = 'https://mowka.test/roles'

/** Returns the email address in a learner's token. */
export const learnerEmail = (learner: number) => `bench-${learner}@mowka.test`

type ProviderOptions = {
  /** A free port by default. */
  port?: number
  /** The issuer behind a proxy, with a trailing slash; by default the provider's own address. */
  issuer?: string
  lifetime?: string
}

/** Starts a provider. */
export async function startProvider({
  port = 0,
  issuer: publicIssuer,
  lifetime = '3h',
}: ProviderOptions = {}): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'bench' }] })
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(keys)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  const issuer = publicIssuer ?? `http://127.0.0.1:${ownPort}/`
  return {
    issuer,
    jwksUrl: `${issuer}keys`,
    audience: AUDIENCE,
    token: (learner, roles = ['learner']) =>
      new SignJWT({
        email: learnerEmail(learner),
        email_verified: true,
        given_name: 'Anna',
        family_name: 'Nowak',
        [ROLES_CLAIM]: roles,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'bench', typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(`auth0|bench-${learner}`)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(privateKey),
    stop: () => server.close(),
  }
}
