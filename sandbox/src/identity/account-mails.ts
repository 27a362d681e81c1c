import type { NewMail } from '../mail/mailbox'
import { html } from '../page/markup'
import type { Language } from '../page/page'
import type { Account } from './accounts'
import type { TicketPurpose } from './tickets'
import { wordsOf } from './words'

const SENDER = { name: 'Mówka', address: 'konto@mowka.test' }

/** The email with the link that confirms an address or resets a password. */
export function accountMail(
  purpose: TicketPurpose,
  account: Account,
  link: string,
  language: Language,
): NewMail {
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
