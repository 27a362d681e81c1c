import { randomBytes } from 'node:crypto'
import type { BegunRead, OverrideState, RuntimeConfig } from '@mowka/contract/schemas/platform'
import type { ReleaseManifest } from '@mowka/contract/schemas/release'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import type { Config } from '../../config'
import type { LivePlatform } from '../registry'
import { earlyFiles } from './early-files'
import { frontHead, frontText, isFrontPath } from './front-head'
import { jsonForScript, registryText } from './page-registry'
import { startFailureMarkup, startFailureScript, startFailureStyle } from './start-failure'

/**
 * Whether a path matches a route's pattern, in which `:name` matches one segment and `:name?` one or none. Not a
 * regular expression: patterns come from releases, and many optional parameters would take exponential time.
 */
export function fitsRoute(pattern: string, path: string): boolean {
  const segments = path.replace(/\/$/, '').split('/')
  // Numbers of path segments that the pattern can have consumed so far.
  let used = new Set([0])
  for (const part of pattern.replace(/\/$/, '').split('/')) {
    const next = new Set<number>()
    for (const count of used) {
      const segment = segments[count]
      if (part.startsWith(':') ? segment : part === segment) next.add(count + 1)
      if (part.startsWith(':') && part.endsWith('?')) next.add(count)
    }
    used = next
  }
  return used.has(segments.length)
}

/** Finds the shell's route for a URL; static paths take precedence over parameters, as in the router. */
export function routeOf(shell: NonNullable<ReleaseManifest['shell']>, path: string) {
  const wanted = path === '/' ? '/course' : path
  return [...shell.routes]
    .sort((a, b) => a.path.split(':').length - b.path.split(':').length)
    .find((route) => fitsRoute(route.path, wanted))
}

/** Configuration for the browser. */
function runtimeConfig(config: Config, shellVersion: string): RuntimeConfig {
  return {
    auth: {
      domain: config.identity.issuer.replace(/\/$/, ''),
      clientId: config.identity.clientId,
      audience: config.identity.audience,
      rolesClaim: config.identity.rolesClaim,
    },
    sentryDsn: config.sentryDsn,
    interfaceLang: config.interfaceLang,
    siteUrl: config.siteUrl,
    helpUrl: config.helpUrl,
    contactUrl: config.contactUrl,
    confirmationUrl: config.confirmationUrl,
    shellVersion,
    isTraced: config.traceShare > 0,
  }
}

/** Local development servers; a policy can't contain IPv6 addresses. */
const LOOPBACK = ' http://localhost:* http://127.0.0.1:*'
const LOOPBACK_SOCKETS = ' ws://localhost:* ws://127.0.0.1:*'

/**
 * Builds the content security policy of a page: our own scripts, styles with the page's nonce, the identity provider,
 * nothing else. With overrides, also local servers.
 */
export function contentSecurityPolicy(config: Config, nonce: string, overridden = false): string {
  const own = overridden ? LOOPBACK : ''
  const ownSockets = overridden ? LOOPBACK_SOCKETS : ''
  const identity = new URL(config.identity.issuer).origin
  const errors = config.sentryDsn ? ` ${new URL(config.sentryDsn).origin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${own}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${own}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${identity}${errors}${own}${ownSockets}`,
    `frame-src ${identity}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // A single policy, the shell's, checks all script URLs and HTML.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /api/platform/csp-reports',
  ].join('; ')
}

/** Permissions of the page: the microphone for speaking exercises, not for frames; nothing else. */
export const PERMISSIONS = 'microphone=(self), camera=(), display-capture=(), geolocation=(), usb=()'

/** Sets the theme before the first paint, so that dark mode doesn't flash white. */
const themeScript = `try{var s=JSON.parse(localStorage.getItem('colorScheme')||'null');if(s==='dark'||s==='light')document.documentElement.dataset.theme=s}catch(e){}`
/** The background before anything else has loaded. */
export const firstPaint = `html{background:#fff9f2}html[data-theme=dark]{background:#0e1a2b}@media(prefers-color-scheme:dark){html:not([data-theme=light]){background:#0e1a2b}}`

/**
 * Renders the product's page: the shell's scripts, the data block, and preload links for the requested page's code,
 * so that the browser fetches it together with the shell.
 */
export function renderPage(
  config: Config,
  live: Pick<LivePlatform, 'registry' | 'firstReads'> & { shell: ReleaseManifest },
  path: string,
  overrides: OverrideState = 'none',
  /** The shell's script that sends the first API calls and shows the last snapshot. */
  pageStart = '',
): { html: string; csp: string } {
  const nonce = randomBytes(16).toString('base64')
  const { shell, registry } = live
  const isFront = isFrontPath(path)
  const route = (shell.shell && routeOf(shell.shell, path)) || undefined
  const early =
    route && overrides !== 'active' ? earlyFiles(route, registry, config.interfaceLang, nonce) : []
  const rest = {
    config: runtimeConfig(config, shell.version),
    overrides,
    firstReads: { at: path, reads: overrides === 'active' ? [] : firstReadsOf(live, path) },
  }
  const integrity = new Map(shell.files.map((file) => [file.path, file.integrity]))
  const scripts = (shell.shell?.scripts ?? []).map(
    (file) =>
      `<script defer nonce="${nonce}" src="/remotes/${shell.name}/${escapeHtml(file)}" integrity="${integrity.get(file)}" crossorigin="anonymous"></script>`,
  )
  const styles = (shell.shell?.styles ?? []).map(
    (file) =>
      `<link rel="stylesheet" href="/remotes/${shell.name}/${escapeHtml(file)}" integrity="${integrity.get(file)}" crossorigin="anonymous">`,
  )
  const html = `<!doctype html>
<html lang="${escapeHtml(config.interfaceLang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="theme-color" content="#0b2545">
${isFront ? frontHead(config, jsonForScript) : '<title>Mówka</title>'}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch.png">
<link rel="manifest" href="/manifest.webmanifest">
<style nonce="${nonce}">${firstPaint}${startFailureStyle}</style>
<script nonce="${nonce}">${themeScript}
${startFailureScript(config.interfaceLang)}</script>
${styles.join('\n')}
${scripts.join('\n')}
${early.join('\n')}
<script type="application/json" id="mowka-page">{"registry":${registryText(registry, route?.remote)},${jsonForScript(rest).slice(1)}</script>
</head>
<body><div id="root"></div>
${isFront ? frontText(config) : ''}
${pageStart && `<script nonce="${nonce}">${pageStart}</script>`}
${startFailureMarkup(config.contactUrl, config.interfaceLang)}
</body>
</html>
`
  return { html, csp: contentSecurityPolicy(config, nonce, overrides === 'active') }
}

/** Returns the parameter values of a route in a URL, still encoded. */
function paramsIn(pattern: string, path: string): Map<string, string> {
  const values = path.split('/')
  return new Map(
    pattern.split('/').flatMap((part, index) => {
      const value = values[index]
      return part.startsWith(':') && value ? [[part.replace(/^:|\?$/g, ''), value] as const] : []
    }),
  )
}

/** Returns the first API reads of the requested page for its URL. Reads with missing parameters are left out. */
function firstReadsOf(
  { shell, registry, firstReads }: Pick<LivePlatform, 'shell' | 'registry' | 'firstReads'>,
  path: string,
): BegunRead[] {
  const route = shell?.shell && routeOf(shell.shell, path)
  if (!route || registry[route.remote]?.canary) return []
  const given = paramsIn(route.path, path)
  return (firstReads[route.remote]?.[route.page] ?? []).flatMap((read) => {
    const args: Record<string, string> = {}
    for (const [name, param] of Object.entries(read.params)) {
      const value = given.get(param)
      if (value === undefined) return []
      args[name] = value
    }
    const filled = read.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(args[name] ?? ''))
    return [{ name: read.name, path: filled, args }]
  })
}
