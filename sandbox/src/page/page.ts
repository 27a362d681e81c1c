import type { Exchange } from '../http/exchange'
import type { Route } from '../http/router'
import { html, Markup } from './markup'

/** Styles of all sandbox pages, with the product's colours (look, Tokens) in light and dark. */
const STYLE = `
:root {
  color-scheme: light dark;
  --page: #fff9f2; --card: #fff; --sunken: #f7efe4; --line: #ede4d8; --line-strong: #8a7f70;
  --text: #0b2545; --muted: #51607a; --primary: #c2410c; --on-primary: #fff; --primary-hover: #a6360a;
  --spark-soft: #ffe9d1; --danger-ink: #991b1b; --danger-soft: #fdecea;
  --success-ink: #166534; --success-soft: #e6f5ea; --focus: #1d4ed8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1a2b; --card: #16263c; --sunken: #0f1d31; --line: #24384f; --line-strong: #7389a6;
    --text: #f3f6fa; --muted: #a9b7cc; --primary: #ffa94d; --on-primary: #0e1a2b; --primary-hover: #ffbc73;
    --spark-soft: #3d2b1f; --danger-ink: #fca5a5; --danger-soft: #43262f;
    --success-ink: #4ade80; --success-soft: #17382f; --focus: #93c5fd;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 400 1rem/1.55 "Nunito Variable", Nunito, system-ui, sans-serif; overflow-wrap: anywhere; }
.note { margin: 0; padding: 8px 16px; background: var(--spark-soft); text-align: center; font-size: .875rem; }
main { max-width: 460px; margin: 0 auto; padding: 32px 16px 64px; }
main.wide { max-width: 960px; }
.brand { margin: 0 0 24px; }
.brand .logo { display: block; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 24px; }
.card + .card { margin-top: 16px; }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.2; font-weight: 800; }
h2 { margin: 0 0 12px; font-size: 1.125rem; line-height: 1.35; font-weight: 800; }
p { margin: 0 0 16px; }
.muted { color: var(--muted); font-size: .875rem; }
label { display: block; margin: 0 0 4px; font-weight: 700; }
.field { margin: 0 0 16px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--card);
  border: 1px solid var(--line-strong); border-radius: 12px; }
input[aria-invalid="true"] { border: 2px solid var(--danger-ink); }
.problem { display: block; margin-top: 4px; color: var(--danger-ink); font-size: .875rem; }
.alert, .done { margin: 0 0 16px; padding: 12px 16px; border-radius: 12px; }
.alert { background: var(--danger-soft); color: var(--danger-ink); }
.done { background: var(--success-soft); color: var(--success-ink); }
button, .button { display: inline-block; min-height: 44px; padding: 10px 20px; font: inherit; font-weight: 700;
  color: var(--on-primary); background: var(--primary); border: 0; border-radius: 12px; cursor: pointer;
  text-align: center; text-decoration: none; }
@media (hover: hover) { button:hover, .button:hover { background: var(--primary-hover); } }
.full { width: 100%; }
.quiet { color: var(--text); background: transparent; border: 1px solid var(--line-strong); }
@media (hover: hover) { .quiet:hover { background: var(--sunken); } }
.sum { margin: 0; font-size: 1.5rem; font-weight: 800; }
fieldset { margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0; margin: 0 0 4px; font-weight: 700; }
.choice { display: flex; gap: 12px; align-items: center; min-height: 44px; margin: 0; font-weight: 400; }
.choice input { flex: none; width: 20px; min-height: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
details { margin: 16px 0 0; }
summary { min-height: 44px; padding: 8px 0; color: var(--primary); cursor: pointer; }
.plain { margin: 0 0 16px; padding: 0; list-style: none; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.links { display: flex; flex-direction: column; gap: 4px; margin: 16px 0 0; padding: 0; list-style: none; }
.links a, .accounts a, .rows a { display: inline-flex; align-items: center; min-height: 44px; }
.accounts { margin: 0; padding: 0; list-style: none; }
.accounts li { border-top: 1px solid var(--line); padding: 4px 0 8px; }
.accounts span { display: block; margin-top: -8px; color: var(--muted); font-size: .875rem; }
.scroll { overflow-x: auto; }
table { width: 100%; min-width: 540px; border-collapse: collapse; text-align: left; }
th, td { padding: 8px; border-top: 1px solid var(--line); vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; }
dt { color: var(--muted); } dd { margin: 0; }
pre { margin: 0; padding: 16px; background: var(--sunken); border-radius: 12px; white-space: pre-wrap; font-size: .875rem; }
iframe { width: 100%; height: 480px; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
iframe + h2, pre + h2 { margin-top: 24px; }
.bar { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: space-between; margin-bottom: 16px; }
.bar h1 { margin: 0; }
`

const LETTERS =
  'M14.9 0.9Q10.9 0.9 8.8 -1.3Q6.6 -3.5 6.6 -7.5V-63Q6.6 -67.1 8.9 -69.2Q11.2 -71.4 15.4 -71.4Q18.9 -71.4 20.9 -70.1Q23 -68.7 24.7 -65.6L46.2 -27H42.7L64.1 -65.6Q65.9 -68.7 67.9 -70.1Q70 -71.4 73.5 -71.4Q77.5 -71.4 79.6 -69.2Q81.8 -67.1 81.8 -63V-7.5Q81.8 -3.5 79.7 -1.3Q77.6 0.9 73.5 0.9Q69.5 0.9 67.4 -1.3Q65.2 -3.5 65.2 -7.5V-41.9H67.3L51.2 -13.9Q49.8 -11.7 48.3 -10.6Q46.7 -9.5 44.1 -9.5Q41.6 -9.5 40 -10.6Q38.4 -11.7 37.1 -13.9L20.9 -42H23.2V-7.5Q23.2 -3.5 21.1 -1.3Q19 0.9 14.9 0.9ZM118.6 -51.5A26.2 26.2 0 1 1 110.6 -0.35C107.6 3.2 103.4 6.9 96.8 8C94.7 8.3 93.8 6.2 95.4 4.9C98.2 2.6 99.6 0.2 99.8 -7A26.2 26.2 0 0 1 118.6 -51.5ZM118.6 -35.6A10.3 10.3 0 1 0 118.6 -15A10.3 10.3 0 1 0 118.6 -35.6ZM175.2 0.9Q171.8 0.9 169.3 -0.7Q166.8 -2.4 165.3 -5.9L151.7 -38.8Q150.4 -41.9 150.8 -44.4Q151.2 -47 153.2 -48.6Q155.3 -50.1 158.9 -50.1Q162 -50.1 164 -48.7Q166 -47.2 167.6 -43L177.2 -17.8H175.1L185.2 -44.9Q186.2 -47.6 187.9 -48.9Q189.7 -50.1 192.4 -50.1Q195.3 -50.1 197 -48.8Q198.7 -47.5 199.7 -44.9L209.8 -17.8H208L217.7 -43.6Q219.1 -47.4 221.3 -48.8Q223.5 -50.1 226 -50.1Q229.4 -50.1 231.2 -48.5Q233 -46.9 233.3 -44.3Q233.5 -41.7 232.2 -38.7L218.7 -6Q217.3 -2.5 214.8 -0.8Q212.3 0.9 208.9 0.9Q205.4 0.9 202.9 -0.8Q200.5 -2.5 199 -6L188 -33.5H195.3L184.9 -6.2Q183.5 -2.6 181.1 -0.8Q178.7 0.9 175.2 0.9ZM249.4 0.9Q245.2 0.9 242.9 -1.4Q240.6 -3.7 240.6 -8.1V-62.4Q240.6 -66.8 242.9 -69.1Q245.2 -71.4 249.4 -71.4Q253.7 -71.4 256 -69.1Q258.4 -66.8 258.4 -62.4V-29.4H258.6L270.8 -44.2Q273.3 -47.2 275.5 -48.7Q277.6 -50.1 281.3 -50.1Q285 -50.1 287 -48.3Q289 -46.5 289.1 -43.8Q289.2 -41.1 286.9 -38.4L273.7 -22.8V-29L288.5 -10.4Q290.7 -7.6 290.3 -5Q289.9 -2.3 287.8 -0.7Q285.6 0.9 282.3 0.9Q278.3 0.9 275.9 -0.5Q273.5 -2 271.1 -5.1L258.6 -20.5H258.4V-8.1Q258.4 0.9 249.4 0.9ZM315.7 1.1Q310 1.1 305.6 -1Q301.3 -3.1 298.8 -6.8Q296.4 -10.4 296.4 -15.1Q296.4 -20.5 299.2 -23.6Q302 -26.7 308.2 -28.1Q314.4 -29.4 324.7 -29.4H330.2V-21H324.7Q320.8 -21 318.3 -20.5Q315.7 -19.9 314.5 -18.8Q313.3 -17.6 313.3 -15.8Q313.3 -13.5 315 -12Q316.6 -10.5 319.7 -10.5Q322.2 -10.5 324.2 -11.6Q326.1 -12.7 327.3 -14.6Q328.5 -16.6 328.5 -19.2V-30.8Q328.5 -34.4 326.7 -35.9Q324.8 -37.4 320.3 -37.4Q317.9 -37.4 314.9 -36.8Q311.9 -36.3 308.2 -34.9Q305.5 -33.9 303.6 -34.6Q301.7 -35.3 300.6 -37Q299.6 -38.7 299.6 -40.7Q299.7 -42.7 300.9 -44.5Q302.2 -46.3 304.8 -47.3Q309.6 -49.1 313.7 -49.7Q317.7 -50.3 321.1 -50.3Q329.3 -50.3 334.7 -48Q340 -45.6 342.6 -40.8Q345.3 -35.9 345.3 -28.3V-8.1Q345.3 -3.7 343.2 -1.4Q341.1 0.9 337.1 0.9Q333 0.9 330.9 -1.4Q328.7 -3.7 328.7 -8.1V-10.7L329.3 -9.3Q328.8 -6.1 327 -3.8Q325.2 -1.5 322.3 -0.2Q319.4 1.1 315.7 1.1Z'

const SPARK = 'M122.5 -62.5L130 -75.5'

/** The product's wordmark; the page also names it in text. */
const LOGO = new Markup(
  `<svg class="logo" viewBox="4 -84 344 95" width="128" height="35" aria-hidden="true" focusable="false">` +
    `<path fill="currentColor" d="${LETTERS}"/>` +
    `<path fill="none" stroke="#ff8a1f" stroke-width="12" stroke-linecap="round" d="${SPARK}"/></svg>`,
)

/** The speech bubble as a favicon. */
const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#0b2545"/>' +
  '<path d="M16 7a8.5 8.5 0 1 1-2.6 16.6C12 25 10.3 26 8 26.3c1.3-1.200 1.5-2.400 1.5-5.3A8.5 8.5 0 0 1 16 7Z" fill="#fff9f2"/>' +
  '<path d="m19 5 2-3.5" stroke="#ff8a1f" stroke-width="3" stroke-linecap="round"/></svg>'

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
