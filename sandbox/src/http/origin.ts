import type { IncomingMessage } from 'node:http'

/** Methods that change nothing, so any page may send them. */
const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a request that changes something comes from a page of another site, e.g. a form there that posts to us.
 * Browsers always tell (`Sec-Fetch-Site`, older ones `Origin`); programs send neither and are let through.
 */
export function isForged(req: IncomingMessage, allowsOrigin: (origin: string) => boolean): boolean {
  if (READING.includes(req.method ?? 'GET')) return false
  const { origin, host, 'sec-fetch-site': site } = req.headers
  if (site === 'same-origin' || site === 'none') return false
  if (origin === undefined) return site !== undefined
  return origin !== `http://${host}` && !allowsOrigin(origin)
}
