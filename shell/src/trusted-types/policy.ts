import { WORKER_URL } from '../service-worker/rules'

/**
 * The page's only Trusted Types policy. It is the default one, so that it checks every script URL and every HTML
 * string, whatever assigns it: the bundler's runtime in each remote (including releases older than the shell), the
 * federation runtime, libraries. The page's Content Security Policy allows no other policy.
 */

/** Policy rules; null refuses. */
type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string | null
  createScriptURL: (url: string) => string | null
}

let overriddenOrigins: readonly string[] = []

/** Allows scripts of development servers where the server permits overrides. */
export function allowScriptsFrom(origins: readonly string[]): void {
  overriddenOrigins = origins
}

/** Allows scripts from this origin's releases, the service worker and overrides only. */
export function judgeScriptUrl(url: string, base = location.href): string | null {
  const { origin, pathname, username, password } = new URL(url, base)
  if (overriddenOrigins.includes(origin) && !username && !password) return url
  const isOurPath = pathname.startsWith('/remotes/') || pathname === WORKER_URL
  const isProductLink = origin === new URL(base).origin && isOurPath && !username && !password
  return isProductLink ? url : null
}

/**
 * Allows HTML only if it can't contain an element, or is parsed into an inert document. Editor content is built from
 * DOM nodes.
 */
export function judgeHtml(html: string, sink = ''): string | null {
  // An inert document runs and loads nothing; HTML taken from it is checked again.
  if (sink.startsWith('DOMParser')) return html
  return html.includes('<') ? null : html
}

/** Installs the policy in browsers that support Trusted Types, before any script is loaded. */
export function startTrustedTypes(): void {
  const factory = (window as { trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown } })
    .trustedTypes
  factory?.createPolicy('default', {
    createHTML: (html, _type, sink) => judgeHtml(html, sink),
    createScriptURL: (url) => judgeScriptUrl(url),
  })
}
