/** @jest-environment jsdom */
import axe from 'axe-core'
import { signInPage, signUpPage } from '../identity/sign-in-pages'
import { wordsOf } from '../identity/words'
import { mailListPage, mailPage } from '../mail/mail-pages'
import type { Mail } from '../mail/mailbox'
import type { Notification } from '../payments/notifications'
import type { Order } from '../payments/orders'
import { orderListPage, payPage, switchPage } from '../payments/payment-pages'
import type { Refund } from '../payments/refunds'
import { html } from './markup'
import { type Page, policyOf, renderPage } from './page'

const MAIL: Mail = {
  id: '1',
  receivedAt: '2026-01-31T12:00:00.000Z',
  from: { name: 'Mówka', address: 'nauka@mowka.test' },
  to: [{ name: '', address: 'learner@mowka.test' }],
  subject: 'Cześć',
  text: 'Dzień dobry',
  html: '<p>Dzień dobry</p>',
  attachments: [{ filename: 'faktura.pdf', contentType: 'application/pdf', size: 3, content: 'AAAA' }],
}

const ORDER: Order = {
  orderId: 'o-1',
  extOrderId: 'p-1',
  orderCreateDate: '2026-01-31T12:00:00.000Z',
  notifyUrl: 'http://localhost:4000/api/order/notify',
  continueUrl: 'http://localhost:4000/subscribe/thank-you',
  customerIp: '127.0.0.1',
  merchantPosId: '300746',
  description: 'Mówka na pół roku',
  currencyCode: 'PLN',
  totalAmount: '29400',
  validityTime: '86400',
  products: [{ name: 'Pół roku', unitPrice: '29400', quantity: '1' }],
  status: 'NEW',
}
const TOLD: Notification = {
  id: 'n-1',
  orderId: 'o-1',
  notifyUrl: ORDER.notifyUrl,
  body: '{}',
  says: 'COMPLETED',
  isForged: true,
  createdAt: '2026-01-31T12:00:00.000Z',
  responses: [null, 500, 200],
  state: 'taken',
}
const REFUND: Refund = {
  refundId: 'r-1',
  orderId: 'o-1',
  extRefundId: 'x-1',
  description: 'Zwrot',
  amount: '100',
  currencyCode: 'PLN',
  status: 'FINALIZED',
  statusDateTime: '2026-01-31T12:00:00.000Z',
}
const SWITCHES = {
  api: { mode: 'normal', delayMs: 10_000 },
  notifications: { mode: 'lost', delayMs: 10_000 },
  collection: { mode: 'normal', delayMs: 10_000 },
  refunds: { mode: 'normal', delayMs: 10_000 },
} as const

const words = wordsOf('pl')
const form = { givenName: '', familyName: '', email: '', password: '' }
const problems = { givenName: words.nameMissing, password: words.passwordShort }

const PAGES: [string, Page][] = [
  ['sign-in', signInPage({ uid: 'u', language: 'pl', email: '' })],
  ['failed sign-in', signInPage({ uid: 'u', language: 'en', email: 'a@b.pl', failed: true })],
  ['sign-up', signUpPage({ uid: 'u', language: 'pl', form, problems: {} })],
  ['sign-up with mistakes', signUpPage({ uid: 'u', language: 'pl', form, problems })],
  ['mail list', mailListPage([MAIL])],
  ['empty mail list', mailListPage([])],
  ['mail', mailPage(MAIL)],
  ['payments', orderListPage([ORDER], SWITCHES)],
  ['payment', payPage(ORDER, [], [])],
  ['settled payment', payPage({ ...ORDER, status: 'COMPLETED' }, [TOLD], [REFUND])],
  ['switches of payments', switchPage(SWITCHES)],
]

test.each(PAGES)('the %s page has one h1 and no accessibility violations', async (_, page) => {
  const document = new DOMParser().parseFromString(renderPage(page), 'text/html')
  window.document.documentElement.lang = document.documentElement.lang
  window.document.title = document.title
  window.document.body.innerHTML = document.body.innerHTML
  const { violations } = await axe.run(window.document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'color-contrast': { enabled: false } },
    iframes: false,
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  expect(window.document.querySelectorAll('h1')).toHaveLength(1)
})

test('a page may run no script, and one with a nonce only its own', () => {
  const page = { language: 'pl', title: 'x', body: html`` } as const
  expect(policyOf(page)).toContain("script-src 'none'")
  expect(policyOf({ ...page, nonce: 'abc' })).toContain("script-src 'nonce-abc'")
  expect(policyOf(page)).not.toContain('unsafe')
})

test('values in markup are escaped, markup is not, and empty values render nothing', () => {
  const inner = html`<b>${'<i>"&\''}</b>`
  expect(html`${inner}${[inner, 'x']}${undefined}${false}${null}${0}`.text).toBe(
    '<b>&lt;i&gt;&quot;&amp;&#39;</b><b>&lt;i&gt;&quot;&amp;&#39;</b>x0',
  )
})
