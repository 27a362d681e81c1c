import type { FastifyReply, FastifyRequest } from 'fastify'

/** For what is no page: nothing may run, nothing may frame it. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** The page of the API's documentation brings its own scripts, and styles that it writes inline. */
const DOCS =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"

/** Browsers that came once by HTTPS come by nothing else for a year, here and on every host below. */
const HTTPS_ONLY = 'max-age=31536000; includeSubDomains'

// Made once: every answer carries them.
const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
const alwaysByHttps = { 'Strict-Transport-Security': HTTPS_ONLY, ...always }

/** What every answer carries, whatever it is the answer to. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith('https:') ? alwaysByHttps : always

const restricted = (policy: string): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'Cache-Control': 'no-store',
})
const ofDocs = restricted(DOCS)
const ofOthers = restricted(NOTHING)

/** What an answer carries that says nothing of its own: nothing may run in it, and nobody keeps it. */
export const restrictions = (path: string): Record<string, string> =>
  path.startsWith('/api/docs') ? ofDocs : ofOthers

/** Puts the headers on an answer; a route that set one of the restrictions itself keeps its own. */
export function secure(publicUrl: string, { url }: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders(publicUrl))
  const own = restrictions(url)
  for (const name in own) if (!reply.hasHeader(name)) reply.header(name, own[name])
}
