import { formatMoney } from '@mowka/domain/shop/money'
import { z } from 'zod'
import { type Block, defineEmail, type EmailTemplate } from '../mail/public'

const schema = z.object({
  /** The invoiced order; the invoice is attached. */
  orderId: z.string(),
  /** Invoice number, e.g. FV/2026/000123. */
  number: z.string(),
  /** The order number shown to the buyer. */
  orderNumber: z.string(),
  /** Including tax, in grosz. */
  total: z.int().min(1),
})

const text = (words: string): Block => ({ kind: 'text', text: words })

/** Sends an invoice to accounting in KSeF's format. */
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
      text(
        `The buyer has requested an invoice for the paid order ${orderNumber}, total ${formatMoney(total)}.`,
      ),
      text('The invoice data are attached as FA(3). The buyer expects the invoice within 3 working days.'),
    ],
  }),
})

const correctionSchema = z.object({
  /** The refund behind the correction; the correcting invoice is attached. */
  refundId: z.string(),
  /** Number of the correcting invoice, e.g. KFV/2026/000001. */
  number: z.string(),
  /** Number of the corrected invoice. */
  invoice: z.string(),
  orderNumber: z.string(),
  /** The refunded amount including tax, in grosz. */
  total: z.int().min(1),
})

/** Sends a correcting invoice to accounting in KSeF's format. */
export const correctionEmail = defineEmail('accounting-correction', correctionSchema, {
  pl: ({ number, invoice, orderNumber, total }) => ({
    subject: `Faktura korygująca ${number}`,
    heading: `Faktura korygująca ${number}`,
    blocks: [
      text(`Do zamówienia ${orderNumber} z\u00a0fakturą ${invoice} zwróciliśmy ${formatMoney(total)}.`),
      text(
        'W\u00a0załączniku są dane korekty w\u00a0strukturze FA(3). Przed wysłaniem do KSeF dopisz w\u00a0niej numer KSeF korygowanej faktury.',
      ),
    ],
  }),
  en: ({ number, invoice, orderNumber, total }) => ({
    subject: `Correcting invoice ${number}`,
    heading: `Correcting invoice ${number}`,
    blocks: [
      text(`We have refunded ${formatMoney(total)} for order ${orderNumber} with invoice ${invoice}.`),
      text(
        'The correction is attached as FA(3). Add the KSeF number of the corrected invoice before submitting it.',
      ),
    ],
  }),
})

/** All emails about invoices. */
export const invoiceEmails: EmailTemplate[] = [accountingEmail, correctionEmail]
