import { formatMoney } from '@mowka/shared/domain/money'
import { z } from 'zod'
import { type Block, defineEmail } from '../email-template'

const schema = z.object({
  /** The order that is invoiced: its invoice is the letter's file. */
  orderId: z.string(),
  /** Of the invoice, e.g. FV/2026/000123. */
  number: z.string(),
  /** As the buyer knows it. */
  orderNumber: z.string(),
  /** With tax, in grosz. */
  total: z.int().min(1),
})

const text = (words: string): Block => ({ kind: 'text', text: words })

/** Hands an invoice to accounting as data: in the form that KSeF takes. */
export const accountingEmail = defineEmail('accounting', schema, {
  pl: ({ number, orderNumber, total }) => ({
    subject: `Faktura ${number}`,
    heading: `Faktura ${number}`,
    blocks: [
      text(`Kupujący prosi o fakturę do opłaconego zamówienia ${orderNumber} na ${formatMoney(total)}.`),
      text('W załączniku są jej dane w strukturze FA(3). Kupujący czeka na fakturę najwyżej 3 dni robocze.'),
    ],
  }),
  en: ({ number, orderNumber, total }) => ({
    subject: `Invoice ${number}`,
    heading: `Invoice ${number}`,
    blocks: [
      text(`The buyer asks for an invoice of the paid order ${orderNumber} for ${formatMoney(total)}.`),
      text('Its data is attached in the form FA(3). The buyer waits for at most 3 working days.'),
    ],
  }),
})
