import { WORKER_URL } from '../service-worker/rules'

/**
 * The page's one Trusted Types policy. It is the default one, so that it judges every script address and every piece of
 * HTML, no matter who assigns it: the bundler's runtime in each remote (also in releases that are older than the
 * shell), the federation runtime, libraries. The page's Content Security Policy allows no other policy.
 */

/** A policy's rules; null refuses. */
type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string | null
  createScriptURL: (url: string) => string | null
}

let overriddenOrigins: readonly string[] = []

/** Lets scripts of development servers through, where the server has allowed overrides. */
export function allowScriptsFrom(origins: readonly string[]): void {
  overriddenOrigins = origins
}

/** Scripts come from the releases of this address, and the one worker, and from nowhere else, save for overrides. */
export function judgeScriptUrl(url: string, base = location.href): string | null {
  const { origin, pathname, username, password } = new URL(url, base)
  if (overriddenOrigins.includes(origin) && !username && !password) return url
  const isOurPath = pathname.startsWith('/remotes/') || pathname === WORKER_URL
  const isOurs = origin === new URL(base).origin && isOurPath && !username && !password
  return isOurs ? url : null
}

/** HTML: only what cannot contain an element, or is parsed without living. Texts of editors are built, not written. */
export function judgeHtml(html: string, sink = ''): string | null {
  // Such a document runs and loads nothing; what leaves it as text comes by here again.
  if (sink.startsWith('DOMParser')) return html
  return html.includes('<') ? null : html
}

/** Starts the policy where the browser knows Trusted Types. Before anything loads a script. */
export function startTrustedTypes(): void {
  const factory = (window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } })
    .trustedTypes
  factory?.createPolicy('default', {
    createHTML: (html, _type, sink) => judgeHtml(html, sink),
    createScriptURL: (url) => judgeScriptUrl(url),
  })
}
