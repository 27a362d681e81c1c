import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { spokenOrderNumber } from '@mowka/domain/order-number'
import type { Database } from '../database/database'
import { enqueueEmail, orderConfirmationEmail } from '../mail/public'
import { planName } from './line-name'
import type { OrderServices } from './ports'
import type { OrderLineRow, OrderRow } from './store'

/** Enqueues the confirmation email of a paid order within its transaction, once per order. */
export async function confirmOrder(
  tx: Database,
  {
    order,
    lines,
    ends,
  }: { order: OrderRow; lines: readonly OrderLineRow[]; ends: ReadonlyMap<LangCode, Date> },
  { jobs, config }: OrderServices,
): Promise<void> {
  const { buyer, lang } = order
  if (!buyer?.email) return
  await enqueueEmail(
    jobs,
    tx,
    orderConfirmationEmail,
    { to: buyer.email, lang, once: order.id },
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
