import type { NewMail } from '../mail/mailbox'
import type { Language } from '../page/page'
import { accountMail } from './account-mails'
import { type Account, isSocial } from './accounts'
import type { Tickets } from './tickets'

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
