import { randomBytes } from 'node:crypto'
import type { NewMail } from '../mail/mailbox'
import { html } from '../page/markup'
import type { Language } from '../page/page'
import type { Journal } from '../store/journal'
import { type Account, isSocial, normaliseEmail } from './accounts'
import { wordsOf } from './words'

export type TicketPurpose = 'verify-email' | 'new-password'

const PREFIX = 'ticket:'

/** Lifetimes of emailed links in ms. */
const LIFETIME: Record<TicketPurpose, number> = {
  'verify-email': 5 * 24 * 3_600_000,
  'new-password': 3_600_000,
}

/** Secrets of emailed links, each for one account and purpose, with a limited lifetime. */
export class Tickets {
  private readonly journal: Journal

  constructor(journal: Journal) {
    this.journal = journal
  }

  issue(purpose: TicketPurpose, sub: string): string {
    const ticket = randomBytes(24).toString('base64url')
    this.journal.set(keyOf(purpose, ticket), sub, Date.now() + LIFETIME[purpose])
    return ticket
  }

  /** Returns the ticket's account id, unless the ticket is unknown, used or expired. */
  accountOf(purpose: TicketPurpose, ticket: string): string | undefined {
    return this.journal.get<string>(keyOf(purpose, ticket))
  }

  use(purpose: TicketPurpose, ticket: string): void {
    this.journal.delete(keyOf(purpose, ticket))
  }
}

function keyOf(purpose: TicketPurpose, ticket: string): string {
  return `${PREFIX}${purpose}:${ticket}`
}

const REQUESTS = 'link-requests:'

/** Number of links per address and purpose that the pages email within an hour. */
export const LINKS_PER_HOUR = 5

const HOUR = 3_600_000

/** Limits how often a page emails links to an address. Counts addresses without an account, too, to reveal nothing. */
export class LinkLimits {
  private readonly journal: Journal

  constructor(journal: Journal) {
    this.journal = journal
  }

  /** Counts a request. Returns `null`, or if the limit has been reached, the time until the next one in minutes. */
  count(purpose: TicketPurpose, email: string): number | null {
    const key = `${REQUESTS}${purpose}:${normaliseEmail(email)}`
    const now = Date.now()
    const recent = (this.journal.get<number[]>(key) ?? []).filter((at) => now - at < HOUR)
    if (recent.length >= LINKS_PER_HOUR) return Math.ceil((Math.min(...recent) + HOUR - now) / 60_000)
    this.journal.set(key, [...recent, now], now + HOUR)
    return null
  }
}

const SENDER = { name: 'Mówka', address: 'konto@mowka.test' }

/** The email with the link that confirms an address or resets a password. */
function accountMail(purpose: TicketPurpose, account: Account, link: string, language: Language): NewMail {
  const words = wordsOf(language)
  const subject = purpose === 'verify-email' ? words.verifySubject : words.resetSubject
  const intro = purpose === 'verify-email' ? words.verifyText : words.resetText
  return {
    from: SENDER,
    to: [{ name: `${account.givenName} ${account.familyName}`.trim(), address: account.email }],
    subject,
    text: `${intro}\n\n${link}\n\n${words.ignore}\n`,
    html: html`<p>${intro}</p><p><a href="${link}">${subject}</a></p><p>${words.ignore}</p>`.text,
  }
}

/** Sends emails with account links. */
export class LinkEmails {
  private readonly issuer: string
  private readonly tickets: Tickets
  private readonly post: (mail: NewMail) => void

  constructor(issuer: string, tickets: Tickets, post: (mail: NewMail) => void) {
    this.issuer = issuer
    this.tickets = tickets
    this.post = post
  }

  /** Does nothing for a confirmed email. */
  sendVerification(account: Account | undefined, language: Language): void {
    if (!account || account.emailVerified) return
    const ticket = this.tickets.issue('verify-email', account.sub)
    this.post(accountMail('verify-email', account, this.link('verify-email', ticket, language), language))
  }

  /** Does nothing for a social account, which has no password here (S-USER-10). */
  sendPasswordReset(account: Account | undefined, language: Language): void {
    if (!account || isSocial(account)) return
    const ticket = this.tickets.issue('new-password', account.sub)
    this.post(accountMail('new-password', account, this.link('new-password', ticket, language), language))
  }

  private link(page: string, ticket: string, language: Language): string {
    const query = new URLSearchParams({ ticket, ...(language === 'en' && { ui_locales: 'en' }) })
    return `${this.issuer}account/${page}?${query}`
  }
}
