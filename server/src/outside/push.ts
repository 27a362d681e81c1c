import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Config } from '../config'
import { refusal, request } from './http-request'
import { encryptMessage, publicKeyOf } from './push-encryption'
import { type ResiliencePolicy, type ResilientCall, withResilience } from './resilience'

/** A device's subscription at the push service of its browser. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** Readable only by the device. */
  content: string
  /** Time in seconds after which an undelivered message is worthless. */
  ttl: number
  /** An undelivered message is replaced by a later one with the same topic. */
  topic: string
}

/** Sends messages to devices through the push services of their browsers (RFC 8030). */
export type Push = {
  /** The public key for which devices subscribe, in unpadded base64url. */
  publicKey: string
  /** Whether an endpoint belongs to a known push service. Nothing is ever requested from others. */
  isKnownService: (endpoint: string) => boolean
  /**
   * Sends a message. Returns `gone` if the device has unsubscribed. Throws an `ExternalServiceError` if the service
   * refuses the message or doesn't respond.
   */
  send: (target: PushTarget, message: PushMessage) => Promise<'accepted' | 'gone'>
}

/** Statuses for a device that has unsubscribed, and for one that never existed. */
const GONE = [404, 410]

/** Lifetime of a token in seconds; at most a day is allowed (RFC 8292 §2). */
const TOKEN_LIFETIME = 12 * 60 * 60

/** Whether the origin of a URL is allowed: `host` by HTTPS, `*.domain` by HTTPS, or a whole origin for development. */
function isAllowed(url: URL, pattern: string): boolean {
  if (pattern.includes('://')) return url.origin === pattern
  if (url.protocol !== 'https:' || url.port !== '') return false
  return pattern.startsWith('*.') ? url.hostname.endsWith(pattern.slice(1)) : url.hostname === pattern
}

/** Signs the messages with the key of the configuration (VAPID, RFC 8292). Null without a key. */
export function webPush(
  { push: { privateKey, services }, publicUrl }: Pick<Config, 'push' | 'publicUrl'>,
  now: () => Date,
  overrides: Partial<ResiliencePolicy> = {},
): Push | null {
  const publicKey = privateKey && publicKeyOf(privateKey)
  if (!publicKey) return null
  const point = Buffer.from(publicKey, 'base64url')
  const signingKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const patternOf = (endpoint: string) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null
    if (!url || url.username || url.password) return undefined
    return services.find((pattern) => isAllowed(url, pattern))
  }
  // A circuit breaker per service, so that an outage of one doesn't affect the others.
  const calls = new Map<string, ResilientCall>()
  const callOf = (pattern: string) => {
    const call = calls.get(pattern) ?? withResilience('push', { timeout: 10_000, tries: 2, ...overrides })
    calls.set(pattern, call)
    return call
  }
  const authorization = async (audience: string) => {
    const seconds = Math.floor(now().getTime() / 1000)
    const token = await new SignJWT({ aud: audience, exp: seconds + TOKEN_LIFETIME, sub: publicUrl })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .sign(signingKey)
    return `vapid t=${token}, k=${publicKey}`
  }

  return {
    publicKey,
    isKnownService: (endpoint) => patternOf(endpoint) !== undefined,
    async send({ endpoint, p256dh, auth }, { content, ttl, topic }) {
      const pattern = patternOf(endpoint)
      // A service may have been removed from the list since.
      if (pattern === undefined) return 'gone'
      const { origin } = new URL(endpoint)
      return callOf(pattern)('send', 'once', async (signal) => {
        const { status } = await request('push', 'send', endpoint, {
          method: 'POST',
          headers: {
            Authorization: await authorization(origin),
            'Content-Encoding': 'aes128gcm',
            'Content-Type': 'application/octet-stream',
            TTL: String(ttl),
            Topic: topic,
            Urgency: 'normal',
          },
          body: new Uint8Array(encryptMessage(content, { p256dh, auth })),
          signal,
        })
        if (GONE.includes(status)) return 'gone'
        if (status < 200 || status > 299) throw refusal('push', 'send', status)
        return 'accepted'
      })
    },
  }
}
