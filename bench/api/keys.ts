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

/** Starts a provider on a free port. */
export async function startProvider(): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'bench' }] })
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(keys)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = `http://127.0.0.1:${port}/`
  return {
    issuer,
    jwksUrl: `${issuer}keys`,
    audience: AUDIENCE,
    token: (learner, roles = ['learner']) =>
      new SignJWT({
        email: `bench-${learner}@mowka.test`,
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
        .setExpirationTime('3h')
        .sign(privateKey),
    stop: () => server.close(),
  }
}
