import type { Exchange } from '../http/exchange'
import type { Route } from '../http/router'
import { FAVICON, LOGO } from './logo'
import { html, type Markup } from './markup'
import { STYLE } from './style'

export type Language = 'pl' | 'en'

export interface Page {
  language: Language
  /** Document title and the page's h1. */
  title: string
  body: Markup
  /** Tables need more width than forms. */
  wide?: boolean
  /** Whether the body has its own h1. */
  ownHeading?: boolean
  /** Allows one inline script; all others stay forbidden. */
  nonce?: string
  /** Allowed form targets, redirects included: browsers check the whole chain. */
  formTargets?: string[]
  /** Allows same-origin frames. */
  framesItself?: boolean
}

const NOTE: Record<Language, string> = {
  pl: 'To jest piaskownica do pracy i\u00a0testów: konta, wiadomości i\u00a0płatności są tu na niby.',
  en: 'This is a sandbox for work and tests: accounts, messages and payments here are make-believe.',
}

/** Renders the document of a sandbox page. */
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

/** CSP of a page: no scripts unless it has a nonce. */
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
  // With `no-referrer`, browsers would omit the origin from our own forms' requests.
  exchange.res.setHeader('referrer-policy', 'same-origin')
  exchange.send(status, 'text/html; charset=utf-8', renderPage(page))
}

/** Assets that every page links to. */
export const PAGE_ROUTES: Route[] = [
  {
    method: 'GET',
    path: '/sandbox.css',
    answer: (exchange) => exchange.send(200, 'text/css; charset=utf-8', STYLE),
  },
  { method: 'GET', path: '/favicon.svg', answer: (exchange) => exchange.send(200, 'image/svg+xml', FAVICON) },
]
