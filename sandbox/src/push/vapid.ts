import { importJWK, jwtVerify } from 'jose'
import { HttpError } from '../http/exchange'

/** Maximum lifetime of a token in seconds (RFC 8292 §2). */
const MAX_LIFETIME = 24 * 60 * 60

/**
 * Verifies the authorization of a sender (RFC 8292) and returns its public key.
 *
 * @throws 401 without a valid token for this push service.
 */
export async function verifiedSender(authorization: string, audience: string, now: Date): Promise<string> {
  const { token, key } = /^vapid t=(?<token>[\w.-]+), ?k=(?<key>[\w-]+)$/.exec(authorization)?.groups ?? {}
  if (!token || !key) throw new HttpError(401, 'The Authorization header is not like "vapid t=…, k=…".')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  try {
    const publicKey = await importJWK(
      { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
      'ES256',
    )
    const { payload } = await jwtVerify(token, publicKey, {
      audience,
      algorithms: ['ES256'],
      currentDate: now,
    })
    if (!payload.exp || payload.exp > now.getTime() / 1000 + MAX_LIFETIME)
      throw new Error('it is valid for more than a day')
    if (!/^(mailto|https?):/.test(payload.sub ?? '')) throw new Error('sub is neither mailto: nor an address')
  } catch (error) {
    throw new HttpError(401, `The token is not valid: ${error instanceof Error ? error.message : error}.`)
  }
  return key
}
