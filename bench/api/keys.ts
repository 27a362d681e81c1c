import http from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** An identity provider as far as an API sees it: the address of its keys, and tokens that they sign. */
export type Provider = {
  issuer: string
  jwksUrl: string
  audience: string
  /** An access token of a learner by number, or of someone with other roles. */
  token: (learner: number, roles?: readonly string[]) => Promise<string>
  stop: () => void
}

export const AUDIENCE = 'https://api.mowka.test'
/** Where a token says the roles. */
export const ROLES_CLAIM = 'https://mowka.test/roles'

/** Starts one on a free port. */
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
