import { randomBytes } from 'node:crypto'
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import { html, Markup } from '../page/markup'
import { type Page, policyOf, renderPage } from '../page/page'
import { languageOf, wordsOf } from './words'

/** Pages that the provider itself shows during the protocol. */

/** Signing out requires a form with a secret, which submits itself. */
export function sendSigningOutPage(ctx: KoaContextWithOIDC, form: string, formTargets: string[]): void {
  const language = languageOf(ctx.query.ui_locales)
  const words = wordsOf(language)
  const nonce = randomBytes(16).toString('base64')
  const whole = form.replace(
    '</form>',
    `<input type="hidden" name="logout" value="yes"><button class="full" type="submit">${words.goOn}</button></form>`,
  )
  const body = html`<p>${words.signingOut}</p>${new Markup(whole)}
<script nonce="${nonce}">document.forms[0].submit()</script>`
  send(ctx, { language, title: words.signOut, body, nonce, formTargets })
}

export function sendSignedOutPage(ctx: KoaContextWithOIDC, platformOrigin: string): void {
  const language = languageOf(ctx.query.ui_locales)
  const words = wordsOf(language)
  const body = html`<p>${words.signedOut}</p><p><a class="button" href="${platformOrigin}/">${words.toPlatform}</a></p>`
  send(ctx, { language, title: words.signOut, body })
}

/** Shown for a platform request whose error can't be returned by a redirect. */
export function sendFailurePage(ctx: KoaContextWithOIDC, out: ErrorOut, platformOrigin: string): void {
  const language = languageOf(ctx.query.ui_locales)
  const words = wordsOf(language)
  const body = html`<p>${words.failure}</p>
<p><a class="button" href="${platformOrigin}/">${words.toPlatform}</a></p>
<h2>${words.details}</h2><pre lang="en">${out.error}: ${out.error_description}</pre>`
  send(ctx, { language, title: words.failureTitle, body })
}

function send(ctx: KoaContextWithOIDC, page: Page): void {
  ctx.set('content-security-policy', policyOf(page))
  ctx.set('referrer-policy', 'same-origin')
  ctx.type = 'html'
  ctx.body = renderPage(page)
}
