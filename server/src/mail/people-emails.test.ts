import { accountDeletedEmail, dataExportEmail } from '../account/emails'
import { companyInvitationEmail } from '../company/emails'
import { invitationEmail } from '../invitation/emails'
import { orderAttentionEmail, orderConfirmationEmail } from '../order/emails'
import { renderEmail } from './email-template'

const url = 'https://mowka.example/me'

test.each([
  ['pl', 'Ania zaprasza Cię do nauki języka w Mówce', 'Ktoś znajomy zaprasza Cię do nauki języka w Mówce'],
  [
    'en',
    'Ania invites you to learn a language with Mówka',
    'A friend invites you to learn a language with Mówka',
  ],
] as const)('the invitation names the inviter, if known (%s)', (lang, named, nameless) => {
  const words = invitationEmail.content[lang]
  expect(words({ name: 'Ania', url }).subject).toBe(named)
  expect(words({ name: '', url }).subject).toBe(nameless)
  expect(renderEmail(words({ name: 'Ania', url }), lang).text).toContain(url)
})

test.each([
  ['pl', 'przez 7 dni'],
  ['en', 'for 7 days'],
] as const)('the data export email tells how long the export is available (%s)', (lang, kept) => {
  const { text } = renderEmail(dataExportEmail.content[lang]({ url, days: 7 }), lang)
  expect(text).toContain(kept)
  expect(text).toContain(url)
})

test.each([
  ['pl', 'prawo podatkowe'],
  ['en', 'tax law'],
] as const)(
  'the account deletion email lists the data that the law requires us to retain (%s)',
  (lang, law) => {
    expect(renderEmail(accountDeletedEmail.content[lang]({}), lang).text).toContain(law)
  },
)

test.each([
  ['pl', 'Latarnia zaprasza Cię do nauki języka w Mówce'],
  ['en', 'Latarnia invites you to learn a language with Mówka'],
] as const)('the company invitation contains the company, its code and the link (%s)', (lang, subject) => {
  const words = companyInvitationEmail.content[lang]({ company: 'Latarnia', code: 'LATARNIA-12', url })
  expect(words.subject).toBe(subject)
  const { text } = renderEmail(words, lang)
  expect(text).toContain('LATARNIA-12')
  expect(text).toContain(url)
})

const order = {
  number: 'ABC123',
  orderedAt: '2026-11-16T10:00:00Z',
  lines: [{ name: 'Miesiąc', lang: 'ENG' as const, quantity: 1, total: 6900 }],
  total: 6900,
  accesses: [],
  hasInvoice: false,
  buyer: 'Anna Nowak',
  url,
  termsUrl: url,
  contactUrl: url,
}

test.each([
  ['pl', 'Za nieużyte karty zwrócimy pieniądze', 'część ceny za czas'],
  ['en', 'Unused cards are refunded', 'part of the price for the time'],
] as const)(
  'the confirmation of a gift card order describes the withdrawal as the consent did (%s)',
  (lang, gift, access) => {
    const textOf = (isGift: boolean) =>
      renderEmail(orderConfirmationEmail.content[lang]({ ...order, isGift }), lang).text
    expect(textOf(true)).toContain(gift)
    expect(textOf(true)).not.toContain(access)
    expect(textOf(false)).toContain(access)
    expect(textOf(false)).not.toContain(gift)
  },
)

test.each([
  ['pl', 'Zamówienie ABC123 wymaga uwagi'],
  ['en', 'Order ABC123 needs attention'],
] as const)('the email to operators names the order and links to it in the panel (%s)', (lang, heading) => {
  const url = 'https://mowka.example/admin/orders/o-1'
  for (const reason of orderAttentionEmail.schema.shape.reason.options) {
    const words = (link?: string) =>
      renderEmail(
        orderAttentionEmail.content[lang]({ reason, number: 'ABC123', orderId: 'o-1', url: link }),
        lang,
      ).text
    expect(words(url)).toContain(heading)
    expect(words(url)).toContain(url)
    // An earlier version enqueued emails without a link.
    expect(words()).toContain('o-1')
  }
})
