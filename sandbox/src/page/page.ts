import type { Exchange } from '../http/exchange'
import type { Route } from '../http/router'
import { FAVICON, LOGO } from './logo'
import { html, type Markup } from './markup'
import { STYLE } from './style'

export type Language = 'pl' | 'en'

export interface Page {
  language: Language
  /** Title of the window and the one h1 of the page. */
  title: string
  body: Markup
  /** Tables need more room than forms. */
  wide?: boolean
  /** The body brings its own h1, with something else next to it. */
  ownHeading?: boolean
  /** Lets one inline script run; everything else stays forbidden. */
  nonce?: string
  /** Where forms may lead, redirects included: browsers hold a form to it to the end of the chain. */
  formTargets?: string[]
  /** Lets the page show frames from itself. */
  framesItself?: boolean
}

const NOTE: Record<Language, string> = {
  pl: 'To jest piaskownica do pracy i\u00a0testów: konta, wiadomości i\u00a0płatności są tu na niby.',
  en: 'This is a sandbox for work and tests: accounts, messages and payments here are make-believe.',
}

/** The whole document of a sandbox page. */
export function renderPage(page: Page): string {
  const document = html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Mówka (${page.language === 'pl' ? 'piaskownica' : 'sandbox'})</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header><p class="note">${NOTE[page.language]}</p></header>
<main class="${page.wide ? 'wide' : ''}">
<p class="brand">${LOGO}</p>
${page.ownHeading ? page.body : html`<div class="card"><h1>${page.title}</h1>${page.body}</div>`}
</main>
</body>
</html>`
  return document.text
}

/** The security policy a page is sent with: no script at all unless the page carries a nonce. */
export function policyOf(page: Page): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `script-src ${page.nonce ? `'nonce-${page.nonce}'` : "'none'"}`,
    `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
    ...(page.framesItself ? ["frame-src 'self'"] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

export function sendPage(exchange: Exchange, status: number, page: Page): void {
  exchange.res.setHeader('content-security-policy', policyOf(page))
  // With `no-referrer`, browsers would hide from our own forms' targets where the form stands.
  exchange.res.setHeader('referrer-policy', 'same-origin')
  exchange.send(status, 'text/html; charset=utf-8', renderPage(page))
}

/** What every page links to. */
export const PAGE_ROUTES: Route[] = [
  {
    method: 'GET',
    path: '/sandbox.css',
    answer: (exchange) => exchange.send(200, 'text/css; charset=utf-8', STYLE),
  },
  { method: 'GET', path: '/favicon.svg', answer: (exchange) => exchange.send(200, 'image/svg+xml', FAVICON) },
]
