import { request } from './platform-client'

/** Password of the sandbox's accounts. */
const SANDBOX_PASSWORD = 'mowka'

/** Returns an access token for a sandbox account, using the password grant. */
export async function signIn(platform: string, email: string): Promise<string> {
  const { hostname, port } = new URL(platform)
  const issuer = process.env.MOWKA_ISSUER ?? `http://${hostname}:${Number(port) + 1}/`
  const { access_token } = await request<{ access_token: string }>('POST', `${issuer}oauth/token`, null, {
    grant_type: 'password',
    username: email,
    password: SANDBOX_PASSWORD,
    client_id: process.env.MOWKA_CLIENT_ID ?? 'mowka-web',
    audience: process.env.MOWKA_AUDIENCE ?? 'https://api.mowka.test',
  })
  return access_token
}
