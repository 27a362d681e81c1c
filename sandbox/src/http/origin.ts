import type { IncomingMessage } from 'node:http'

/** Safe methods, which any page may send. */
const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a state-changing request comes from another site, e.g. from a form there. Browsers send `Sec-Fetch-Site`,
 * older ones `Origin`; programs send neither and are allowed.
 */
export function isForged(req: IncomingMessage, allowsOrigin: (origin: string) => boolean): boolean {
  if (READING.includes(req.method ?? 'GET')) return false
  const { origin, host, 'sec-fetch-site': site } = req.headers
  if (site === 'same-origin' || site === 'none') return false
  if (origin === undefined) return site !== undefined
  return origin !== `http://${host}` && !allowsOrigin(origin)
}
