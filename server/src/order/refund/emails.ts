import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { z } from 'zod'
import type { Database } from '../../database/database'
import { type Block, defineEmail, type EmailTemplate, enqueueEmail } from '../../mail/public'
import { notifyOperators } from '../attention-email'
import type { OrderServices } from '../ports'
import type { OrderRow } from '../store'
import { positionName, readPositions } from './positions'
import type { Refund } from './store'

const RefundNotice = z.object({
  /** The order number shown to buyers. */
  number: z.string(),
  /** The refunded amount, in grosz. */
  amount: z.int().min(0),
  lines: z
    .array(
      z.object({
        name: z.string(),
        /** In grosz. */
        amount: z.int().min(0),
        /** Code of a gift card; null for access. */
        cardCode: z.string().nullable(),
        /** Days of access in total and used; null without access. */
        days: z.int().min(0).nullable(),
        daysUsed: z.int().min(0).nullable(),
      }),
    )
    .min(1),
  isGift: z.boolean(),
  hasInvoice: z.boolean(),
  contactUrl: z.url(),
})
type RefundNotice = z.output<typeof RefundNotice>

const usedDays: Record<InterfaceLang, (used: number, days: number) => string> = {
  pl: (used, days) => `, wykorzystane dni: ${used} z\u00a0${days}`,
  en: (used, days) => `, days used: ${used} of ${days}`,
}

const linesOf = (lang: InterfaceLang, { lines }: RefundNotice): Block => ({
  kind: 'list',
  items: lines.map(({ name, amount, cardCode, days, daysUsed }) => {
    const card = cardCode === null ? '' : ` (${cardCode})`
    const used = days === null || daysUsed === null ? '' : usedDays[lang](daysUsed, days)
    return `${name}${card}: ${formatMoney(amount)}${used}`
  }),
})

const text = (words: string): Block => ({ kind: 'text', text: words })

/** Tells the buyer that money is on its way back, for which lines, and that these have ended. */
const refundEmail = defineEmail('order-refund', RefundNotice, {
  pl: (data) => ({
    subject: `Zwrot za zamówienie ${data.number}`,
    heading: `Zwracamy ${formatMoney(data.amount)}`,
    blocks: [
      text(`To zwrot za zamówienie ${data.number}:`),
      linesOf('pl', data),
      text(
        data.isGift
          ? 'Kody tych kart już nie działają.'
          : 'Dostęp, za który zwracamy pieniądze, już się skończył. Twoje postępy zostają na koncie.',
      ),
      text('Pieniądze wrócą tą samą drogą, którą zapłacono. Zwykle trwa to kilka dni roboczych.'),
      ...(data.hasInvoice ? [text('Fakturę korygującą wyślemy osobno.')] : []),
      text(`Coś się nie zgadza? Napisz do nas: ${data.contactUrl}`),
    ],
  }),
  en: (data) => ({
    subject: `Refund for order ${data.number}`,
    heading: `We are refunding ${formatMoney(data.amount)}`,
    blocks: [
      text(`This is a refund for order ${data.number}:`),
      linesOf('en', data),
      text(
        data.isGift
          ? 'The codes of these cards no longer work.'
          : 'The access that we are refunding has ended. Your progress stays in your account.',
      ),
      text('The money goes back to the payment method you used, usually within a few working days.'),
      ...(data.hasInvoice ? [text('The correcting invoice will follow separately.')] : []),
      text(`Something wrong? Write to us: ${data.contactUrl}`),
    ],
  }),
})

const CanceledRefundNotice = z.object({
  number: z.string(),
  amount: z.int().min(0),
  isGift: z.boolean(),
  isRestored: z.boolean(),
  contactUrl: z.url(),
})

/** Tells the buyer that a refund failed, after an email had announced it. */
const canceledRefundEmail = defineEmail('order-refund-canceled', CanceledRefundNotice, {
  pl: ({ number, amount, isGift, isRestored, contactUrl }) => ({
    subject: `Zwrot za zamówienie ${number} nie doszedł do skutku`,
    heading: 'Zwrot nie doszedł do skutku',
    blocks: [
      text(`Operator płatności nie przekazał ${formatMoney(amount)} za zamówienie ${number}.`),
      text(
        isRestored
          ? isGift
            ? 'Kody kart znowu działają. Sprawdzamy, co się stało, i\u00a0napiszemy, gdy zlecimy zwrot jeszcze raz.'
            : 'Masz z\u00a0powrotem dostęp ze wszystkimi dniami, które zostały. Sprawdzamy, co się stało, i\u00a0napiszemy, gdy zlecimy zwrot jeszcze raz.'
          : 'Sprawdzamy, co się stało, i\u00a0napiszemy, co dalej.',
      ),
      text(`Masz pytanie? Napisz do nas: ${contactUrl}`),
    ],
  }),
  en: ({ number, amount, isGift, isRestored, contactUrl }) => ({
    subject: `The refund for order ${number} failed`,
    heading: 'The refund failed',
    blocks: [
      text(`The payment provider did not transfer ${formatMoney(amount)} for order ${number}.`),
      text(
        isRestored
          ? isGift
            ? 'The codes of the cards work again. We are looking into it and will write when we request the refund again.'
            : 'You have your access back, with all the days that were left. We are looking into it and will write when we request the refund again.'
          : 'We are looking into it and will write about the next steps.',
      ),
      text(`Any questions? Write to us: ${contactUrl}`),
    ],
  }),
})

/** Enqueues the email about a refund within its transaction, once per refund. `refund` is its state before. */
export async function announceRefund(
  tx: Database,
  order: OrderRow,
  { id, amount, lines, status }: Refund,
  { jobs, config }: OrderServices,
): Promise<void> {
  const { buyer, lang } = order
  if (!buyer?.email || lines.length === 0) return
  const positions = await readPositions(tx, order, [], order.createdAt)
  await enqueueEmail(
    jobs,
    tx,
    refundEmail,
    // A cancelled refund that PayU makes after all is announced again.
    { to: buyer.email, lang, once: status === 'canceled' ? `${id}/again` : id },
    {
      number: spokenOrderNumber(order.id),
      amount,
      lines: lines.map((line) => {
        const on = positions.find(({ position }) => position === line.position)
        return {
          name: on ? positionName(on, lang) : '',
          amount: line.amount,
          cardCode: on?.cardCode ?? null,
          days: line.days,
          daysUsed: line.daysUsed,
        }
      }),
      isGift: order.flow === 'GIFT_CARD',
      hasInvoice: order.invoiceRequested,
      contactUrl: config.contactUrl,
    },
  )
}

/** Enqueues the email about a refund that PayU cancelled within its transaction, once per refund. */
export async function announceCanceledRefund(
  tx: Database,
  { id, buyer, lang, flow }: OrderRow,
  refund: Refund,
  isRestored: boolean,
  { jobs, config }: OrderServices,
): Promise<void> {
  if (!buyer?.email) return
  await enqueueEmail(
    jobs,
    tx,
    canceledRefundEmail,
    { to: buyer.email, lang, once: refund.id },
    {
      number: spokenOrderNumber(id),
      amount: refund.amount,
      isGift: flow === 'GIFT_CARD',
      isRestored,
      contactUrl: config.contactUrl,
    },
  )
}

/** Notifies the operators that a refund was cancelled or needs a decision, once per refund and reason. */
export const notifyOfTask = (
  tx: Database,
  order: OrderRow,
  { id }: Refund,
  task: 'canceled' | 'unmatched' | 'not-restored' | 'redeemed',
  services: OrderServices,
): Promise<void> =>
  notifyOperators(tx, order, { reason: `refund-${task}`, occasion: `${id}/${task}` }, services)

/** All emails about refunds. */
export const refundEmails: EmailTemplate[] = [refundEmail, canceledRefundEmail]
