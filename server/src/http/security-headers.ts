import type { FastifyReply, FastifyRequest } from 'fastify'

/** For responses that aren't pages: run nothing, frame nothing. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** The API documentation page has its own scripts and inline styles. */
const DOCS =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"

/** HSTS for a year, here and on all subdomains. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

// Built once, because every response carries them.
const baseHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
const httpsHeaders = { 'Strict-Transport-Security': HTTPS_ONLY, ...baseHeaders }

/** Headers of every response. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? httpsHeaders : baseHeaders

const restricted = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
})
const ofDocs = restricted(DOCS)
const ofOthers = restricted(NOTHING)

/** Default restrictions of a response: no scripts, no caching. */
export const defaultRestrictions = (path: string): Record<string, string> =>
  path.startsWith('/api/docs') ? ofDocs : ofOthers

/** Adds the security headers to a response; headers that a route has set itself stay. */
export function setSecurityHeaders(publicUrl: string, { url }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders(publicUrl))
  const own = defaultRestrictions(url)
  for (const name in own) if (!reply.hasHeader(name)) reply.header(name, own[name])
}
