import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@mowka/domain/escape-html'
import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { Config } from '../config'
import { contentSecurityPolicy, firstPaint } from './page'
import { startFailurePicture, startFailureStyle } from './start-failure'

type Texts = { title: string; text: string; again: string; contact: string }

const texts: Record<InterfaceLang, Texts> = {
  pl: {
    title: 'Mówka jest chwilowo niedostępna',
    text: 'Spróbuj ponownie za\u00a0kilka minut. To,\u00a0co już zapisane, jest bezpieczne.',
    again: 'Spróbuj ponownie',
    contact: 'Kontakt',
  },
  en: {
    title: 'Mówka is currently unavailable',
    text: 'Try again in a few minutes. Everything you have saved is safe.',
    again: 'Try again',
    contact: 'Contact',
  },
}

/** The page without a shell: nothing has been released yet, or the registry is unavailable. */
export function renderUnavailablePage(config: Config, lang: InterfaceLang): { html: string; csp: string } {
  const nonce = randomBytes(16).toString('base64')
  const { title, text, again, contact } = texts[lang]
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${firstPaint}${startFailureStyle}</style>
</head>
<body>
<main class="start-failure">${startFailurePicture}<h1>${title}</h1><p>${text}</p><a class="again" href="">${again}</a><a href="${escapeHtml(config.contactUrl)}">${contact}</a></main>
</body>
</html>
`
  return { html, csp: contentSecurityPolicy(config, nonce) }
}
