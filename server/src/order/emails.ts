import { paths } from '@mowka/contract/routes'
import { LangCode } from '@mowka/contract/schemas/common'
import { Receipt } from '@mowka/contract/schemas/order'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { sellerLine } from '@mowka/domain/shop/invoice'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate } from '@mowka/domain/time'
import { z } from 'zod'
import type { Database } from '../database/database'
import { type Block, defineEmail, type EmailTemplate, enqueueEmail } from '../mail/public'
import { orderAttentionEmail } from './attention-email'
import type { OrderServices } from './ports'
import { planName, receiptOf } from './receipt'
import { refundEmails } from './refund/emails'
import type { OrderLineRow, OrderRow } from './store'

const Confirmation = z.object({
  number: z.string(),
  orderedAt: z.iso.datetime(),
  lines: z
    .array(z.object({ name: z.string(), lang: LangCode, quantity: z.int().min(1), total: z.int().min(0) }))
    .min(1),
  /** The paid amount, in grosz. */
  total: z.int().min(0),
  /** Absent in emails that an earlier version enqueued. */
  receipt: Receipt.optional(),
  /** End of access per language; empty for gift cards. */
  accesses: z.array(z.object({ lang: LangCode, until: z.iso.datetime() })),
  isGift: z.boolean(),
  hasInvoice: z.boolean(),
  buyer: z.string(),
  /** The start page. */
  url: z.url(),
  termsUrl: z.url(),
  contactUrl: z.url(),
})
type Confirmation = z.output<typeof Confirmation>

const linesOf = (lang: InterfaceLang, { lines }: Confirmation): Block => ({
  kind: 'list',
  items: lines.map(
    (line) =>
      `${line.quantity > 1 ? `${line.quantity} × ` : ''}${line.name}, ${languageName(line.lang, lang)}: ${formatMoney(line.total)}`,
  ),
})

const text = (words: string): Block => ({ kind: 'text', text: words })

/** The coupon of an order; one that adds months has no discount. */
const couponBlocks: Record<InterfaceLang, (receipt: Receipt) => Block[]> = {
  pl: ({ coupon, discount }) => {
    if (coupon === null) return []
    if (discount === 0) return [text(`Kod rabatowy: ${coupon}.`)]
    return [text(`Rabat z\u00a0kodem ${coupon}: −${formatMoney(discount)}, już odliczony w\u00a0cenach.`)]
  },
  en: ({ coupon, discount }) => {
    if (coupon === null) return []
    if (discount === 0) return [text(`Discount code: ${coupon}.`)]
    return [
      text(`Discount with code ${coupon}: −${formatMoney(discount)}, already deducted from the prices.`),
    ]
  },
}

/** Discount, total, tax and seller. */
const receiptBlocks: Record<InterfaceLang, (data: Confirmation) => Block[]> = {
  pl: ({ total, receipt }) => {
    if (!receipt) return [text(`Razem: ${formatMoney(total)}, z\u00a0podatkiem VAT.`)]
    const { vat, vatRate, seller } = receipt
    return [
      ...couponBlocks.pl(receipt),
      text(`Razem: ${formatMoney(total)}, w\u00a0tym VAT ${vatRate}%: ${formatMoney(vat)}.`),
      text(`Sprzedawca: ${sellerLine(seller)}.`),
    ]
  },
  en: ({ total, receipt }) => {
    if (!receipt) return [text(`Total: ${formatMoney(total)}, VAT included.`)]
    const { vat, vatRate, seller } = receipt
    return [
      ...couponBlocks.en(receipt),
      text(`Total: ${formatMoney(total)}, including ${vatRate}% VAT: ${formatMoney(vat)}.`),
      text(`Seller: ${sellerLine(seller)}.`),
    ]
  },
}

/**
 * Confirms a purchase on a durable medium, as consumer law requires: the order, its price, the end of access without
 * renewal, the terms, and how to withdraw.
 */
export const orderConfirmationEmail = defineEmail('order-confirmation', Confirmation, {
  pl: (data) => ({
    subject: `Potwierdzenie zamówienia ${data.number}`,
    heading: 'Dziękujemy za zakup',
    blocks: [
      {
        kind: 'text',
        text: `Zamówienie ${data.number} z\u00a0dnia ${formatDate(data.orderedAt)} jest opłacone. Kupuje: ${data.buyer}.`,
      },
      linesOf('pl', data),
      ...receiptBlocks.pl(data),
      ...(data.isGift
        ? [{ kind: 'text' as const, text: 'Karty podarunkowe przychodzą w\u00a0osobnych wiadomościach.' }]
        : [
            {
              kind: 'list' as const,
              items: data.accesses.map(
                ({ lang, until }) => `Język ${languageName(lang, 'pl')}: dostęp do ${formatDate(until)}`,
              ),
            },
            {
              kind: 'text' as const,
              text: 'To jednorazowa płatność. Dostęp nie odnawia się sam i\u00a0niczego więcej nie pobierzemy.',
            },
          ]),
      ...(data.hasInvoice
        ? [{ kind: 'text' as const, text: 'Faktura przyjdzie w\u00a0ciągu 3 dni roboczych.' }]
        : []),
      { kind: 'action', label: data.isGift ? 'Otwórz Mówkę' : 'Zacznij naukę', url: data.url },
      {
        kind: 'text',
        text: `Od umowy możesz odstąpić w\u00a0ciągu 14 dni od jej zawarcia, bez podania przyczyny. Wystarczy, że napiszesz do nas (${data.contactUrl}) na przykład: „Odstępuję od umowy, zamówienie ${data.number}”. Zwrócimy pieniądze tą samą drogą w\u00a0ciągu 14 dni.`,
      },
      {
        kind: 'text',
        text: data.isGift
          ? 'Na Twoje wyraźne życzenie wysyłamy karty przed upływem tego terminu, więc od karty, której kod został użyty, nie można już odstąpić. Za nieużyte karty zwrócimy pieniądze, a\u00a0ich kody przestaną działać.'
          : 'Na Twoje wyraźne życzenie usługa zaczęła się przed upływem tego terminu, więc po odstąpieniu możemy zatrzymać część ceny za czas, w\u00a0którym dostęp już działał.',
      },
      { kind: 'text', text: `Regulamin, który obowiązuje przy tym zakupie: ${data.termsUrl}` },
    ],
  }),
  en: (data) => ({
    subject: `Confirmation of order ${data.number}`,
    heading: 'Thank you for your order',
    blocks: [
      {
        kind: 'text',
        text: `Your order ${data.number} of ${formatDate(data.orderedAt)} has been paid. Buyer: ${data.buyer}.`,
      },
      linesOf('en', data),
      ...receiptBlocks.en(data),
      ...(data.isGift
        ? [{ kind: 'text' as const, text: 'Gift cards arrive in separate emails.' }]
        : [
            {
              kind: 'list' as const,
              items: data.accesses.map(
                ({ lang, until }) => `${languageName(lang, 'en')}: access until ${formatDate(until)}`,
              ),
            },
            {
              kind: 'text' as const,
              text: 'This is a one-time payment. Access does not renew automatically, and there will be no further charges.',
            },
          ]),
      ...(data.hasInvoice
        ? [{ kind: 'text' as const, text: 'Your invoice will arrive within 3 working days.' }]
        : []),
      { kind: 'action', label: data.isGift ? 'Open Mówka' : 'Start learning', url: data.url },
      {
        kind: 'text',
        text: `You can withdraw from the contract within 14 days of concluding it, without giving a reason. Write to us (${data.contactUrl}), for example: “I withdraw from the contract, order ${data.number}”. We refund you within 14 days, using the same payment method.`,
      },
      {
        kind: 'text',
        text: data.isGift
          ? 'At your express request we send the cards before the withdrawal period ends, so you cannot withdraw from a card whose code has been used. Unused cards are refunded, and their codes stop working.'
          : 'At your express request the service began before the withdrawal period ended, so after a withdrawal we may keep the part of the price for the time in which you had access.',
      },
      { kind: 'text', text: `Terms of this purchase: ${data.termsUrl}` },
    ],
  }),
})

/**
 * Enqueues the confirmation email of a paid order within its transaction, once per order, or once per request to send
 * it again.
 */
export async function confirmOrder(
  tx: Database,
  {
    order,
    lines,
    ends,
    requestId,
  }: {
    order: OrderRow
    lines: readonly OrderLineRow[]
    ends: ReadonlyMap<LangCode, Date>
    requestId?: string
  },
  { jobs, config }: OrderServices,
): Promise<void> {
  const { buyer, lang } = order
  if (!buyer?.email) return
  await enqueueEmail(
    jobs,
    tx,
    orderConfirmationEmail,
    { to: buyer.email, lang, once: requestId === undefined ? order.id : `${order.id}/${requestId}` },
    {
      number: spokenOrderNumber(order.id),
      orderedAt: order.createdAt.toISOString(),
      lines: lines.map((line) => ({
        name: planName(line, lang),
        lang: line.targetLang,
        quantity: line.quantity,
        total: line.total,
      })),
      total: order.totalAmount,
      receipt: receiptOf(order, config.invoices.seller),
      accesses: [...ends].map(([each, until]) => ({ lang: each, until: until.toISOString() })),
      isGift: order.flow === 'GIFT_CARD',
      hasInvoice: order.invoiceRequested,
      buyer: `${buyer.firstname} ${buyer.lastname}`,
      url: `${config.publicUrl}${order.flow === 'GIFT_CARD' ? paths.root() : paths.courses()}`,
      termsUrl: `${config.publicUrl}${paths.terms()}`,
      contactUrl: config.contactUrl,
    },
  )
}

export { orderAttentionEmail }

/** All emails about orders. */
export const orderEmails: EmailTemplate[] = [orderConfirmationEmail, orderAttentionEmail, ...refundEmails]
