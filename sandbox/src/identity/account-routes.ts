import type { Exchange } from '../http/exchange'
import type { Route } from '../http/router'
import { html } from '../page/markup'
import { type Page, sendPage } from '../page/page'
import type { Settings } from '../settings'
import type { Journal } from '../store/journal'
import { type Account, type Accounts, hashPassword, isEmailAddress } from './accounts'
import type { LinkEmails, LinkLimits, TicketPurpose, Tickets } from './link-emails'
import { alert, passwordProblem, textField } from './sign-in-pages'
import { endAllSessions } from './tokens'
import { languageOf, type Words, wordsOf } from './words'

export interface AccountParts {
  accounts: Accounts
  tickets: Tickets
  emails: LinkEmails
  limits: LinkLimits
  journal: Journal
  settings: Settings
}

/** Forms that request an emailed link, and the pages that the links open: confirmation and password reset. */
export function accountRoutes(parts: AccountParts): Route[] {
  const { accounts, tickets, emails, limits, journal, settings } = parts

  function ownerOf(purpose: TicketPurpose, ticket: string): Account | undefined {
    const sub = tickets.accountOf(purpose, ticket)
    return sub === undefined ? undefined : accounts.find(sub)
  }

  function newPassword(
    exchange: Exchange,
    ticket: string,
    problems: { first?: string; second?: string } = {},
  ) {
    const { language, words } = speech(exchange)
    const wrong = problems.first ?? problems.second
    const body = html`${alert(wrong ? words.checkForm : undefined)}
<form method="post" action="/account/new-password${exchange.url.search}" novalidate>
<input type="hidden" name="ticket" value="${ticket}">
${textField({ name: 'password', label: words.newPassword, type: 'password', autocomplete: 'new-password', hint: words.passwordRule, problem: problems.first })}
${textField({ name: 'repeated', label: words.repeatPassword, type: 'password', autocomplete: 'new-password', problem: problems.second })}
<button class="full" type="submit">${words.savePassword}</button>
</form>`
    sendPage(exchange, wrong ? 400 : 200, { language, title: words.resetTitle, body })
  }

  /**
   * A form that emails a link to an address, a few times per hour. The response doesn't reveal whether the account
   * exists.
   */
  function linkRequest(
    purpose: TicketPurpose,
    path: string,
    texts: (words: Words) => LinkRequest,
    send: LinkEmails['sendVerification'],
  ): Route[] {
    const form = (exchange: Exchange, email: string, problem?: string, status = problem ? 400 : 200) => {
      const { language, words } = speech(exchange)
      const { title, hint } = texts(words)
      const body = html`<p>${hint}</p>
<form method="post" action="${path}${exchange.url.search}" novalidate>
${textField({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email, problem })}
<button class="full" type="submit">${words.sendLink}</button>
</form>${returnLink(exchange, words, settings)}`
      sendPage(exchange, status, { language, title, body })
    }
    return [
      { method: 'GET', path, answer: (exchange) => form(exchange, exchange.query('email')) },
      {
        method: 'POST',
        path,
        answer: async (exchange) => {
          const { language, words } = speech(exchange)
          const email = (await exchange.fields()).get('email') ?? ''
          if (!isEmailAddress(email)) return form(exchange, email, words.emailWrong)
          const minutes = limits.count(purpose, email)
          if (minutes !== null) {
            return form(exchange, email, words.tooManyLinks.replace('{minutes}', `${minutes}`), 429)
          }
          send(accounts.findByEmail(email), language)
          const body = html`<p class="done" role="status">${texts(words).sent}</p>
<p><a href="http://localhost:${settings.ports.mailWeb}/">${words.openMail}</a></p>${returnLink(exchange, words, settings)}`
          sendPage(exchange, 200, { language, title: words.sentTitle, body })
        },
      },
    ]
  }

  return [
    ...linkRequest(
      'new-password',
      '/account/reset-password',
      (words) => ({ title: words.resetTitle, hint: words.resetHint, sent: words.resetSent }),
      (account, language) => emails.sendPasswordReset(account, language),
    ),
    ...linkRequest(
      'verify-email',
      '/account/resend-verification',
      (words) => ({ title: words.resendTitle, hint: words.resendHint, sent: words.resendSent }),
      (account, language) => emails.sendVerification(account, language),
    ),
    {
      method: 'GET',
      path: '/account/verify-email',
      // The link may be opened twice, by the user and by a mail client that prefetches: both times it confirms.
      answer: (exchange) => {
        const { language, words } = speech(exchange)
        const account = ownerOf('verify-email', exchange.query('ticket'))
        if (!account) return linkOver(exchange, words.verifyLinkOver, '/account/resend-verification')
        accounts.save({ ...account, emailVerified: true })
        sendPage(exchange, 200, done(language, words.verifiedTitle, words.verified, words, settings))
      },
    },
    {
      method: 'GET',
      path: '/account/new-password',
      answer: (exchange) => {
        const { words } = speech(exchange)
        const ticket = exchange.query('ticket')
        if (!ownerOf('new-password', ticket)) {
          return linkOver(exchange, words.resetLinkOver, '/account/reset-password')
        }
        newPassword(exchange, ticket)
      },
    },
    {
      method: 'POST',
      path: '/account/new-password',
      answer: async (exchange) => {
        const { language, words } = speech(exchange)
        const fields = await exchange.fields()
        const ticket = fields.get('ticket') ?? ''
        const account = ownerOf('new-password', ticket)
        if (!account) return linkOver(exchange, words.resetLinkOver, '/account/reset-password')
        const password = fields.get('password') ?? ''
        const first = passwordProblem(password, words)
        if (first) return newPassword(exchange, ticket, { first })
        if (password !== fields.get('repeated')) {
          return newPassword(exchange, ticket, { second: words.passwordsDiffer })
        }
        tickets.use('new-password', ticket)
        // Access to the mailbox proves ownership of the address.
        accounts.save({ ...account, emailVerified: true, passwordHash: hashPassword(password) })
        endAllSessions(journal, account.sub)
        sendPage(
          exchange,
          200,
          done(language, words.passwordSavedTitle, words.passwordSaved, words, settings),
        )
      },
    },
    {
      method: 'POST',
      path: '/dbconnections/change_password',
      // Auth0's own call: the response is always the same, so it doesn't reveal whether the account exists.
      answer: async (exchange) => {
        const body = await exchange.fields()
        const email = body.get('email') ?? ''
        if (!isEmailAddress(email)) return exchange.sendJson(400, { error: 'email is required' })
        emails.sendPasswordReset(accounts.findByEmail(email), 'pl')
        exchange.sendText(200, "We've just sent you an email to reset your password.")
      },
    },
  ]
}

interface LinkRequest {
  title: string
  hint: string
  sent: string
}

function speech(exchange: Exchange) {
  const language = languageOf(exchange.query('ui_locales'))
  return { language, words: wordsOf(language) }
}

/** Returns the link back to the pending sign-in, or to the platform. */
function returnLink(exchange: Exchange, words: Words, settings: Settings) {
  const from = exchange.query('from')
  const target = /^[\w-]{1,64}$/.test(from) ? `/u/${from}` : `${settings.platformOrigin}/`
  return html`<ul class="links"><li><a href="${target}">${words.back}</a></li></ul>`
}

function done(language: 'pl' | 'en', title: string, text: string, words: Words, settings: Settings): Page {
  const body = html`<p class="done" role="status">${text}</p>
<p><a class="button" href="${settings.platformOrigin}/">${words.toPlatform}</a></p>`
  return { language, title, body }
}

function linkOver(exchange: Exchange, text: string, again: string): void {
  const { language, words } = speech(exchange)
  const href = language === 'en' ? `${again}?ui_locales=en` : again
  const body = html`<p>${text}</p><p><a class="button" href="${href}">${words.askForNewLink}</a></p>`
  sendPage(exchange, 410, { language, title: words.linkOverTitle, body })
}
