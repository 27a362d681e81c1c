import type { Buyer, OrderInvoice } from '@mowka/contract/schemas/order'
import type { User } from '@mowka/contract/schemas/user'
import { INVOICE_COUNTRY } from '@mowka/domain/shop/invoice'
import type { Draft } from '@mowka/web/forms'
import { storeDraft } from '@mowka/web/forms/drafts'

/** Invoice fields besides the buyer's name. */
export type OrderInvoiceValues = {
  companyName: string
  nip: string
  street: string
  zip: string
  city: string
}

/** Values of the buyer form (C-ENT-03, C-ORD-16). */
export type BuyerValues = {
  firstname: string
  lastname: string
  email: string
  issueInvoice: boolean
  invoice: OrderInvoiceValues
  consumerAgreement: boolean
}

const noInvoice: OrderInvoiceValues = { companyName: '', nip: '', street: '', zip: '', city: '' }

/** Initial values: name, email and invoice data of the account (C-ORD-06). Consent always starts unchecked. */
export function buyerDefaults(user: User | null): BuyerValues {
  const savedInvoice = user?.userMetadata.invoiceData
  return {
    firstname: user?.givenName || savedInvoice?.firstname || '',
    lastname: user?.familyName || savedInvoice?.lastname || '',
    email: user?.email ?? '',
    issueInvoice: false,
    invoice: savedInvoice
      ? {
          companyName: savedInvoice.companyName,
          nip: savedInvoice.nip,
          street: savedInvoice.street,
          zip: savedInvoice.zip,
          city: savedInvoice.city,
        }
      : noInvoice,
    consumerAgreement: false,
  }
}

/** Maps form values to the buyer of an order. */
export const buyerOf = ({ firstname, lastname, email, consumerAgreement }: BuyerValues): Buyer => ({
  firstname,
  lastname,
  email,
  country: INVOICE_COUNTRY,
  consumerAgreement,
})

/** Maps form values to the invoice of an order; without the switch no invoice data is sent (C-ORD-10). */
export const invoiceOf = ({ issueInvoice, invoice, firstname, lastname }: BuyerValues): OrderInvoice =>
  issueInvoice
    ? { issueInvoice, ...invoice, firstname, lastname, country: INVOICE_COUNTRY }
    : { issueInvoice }

/** Maps form values to a draft. Consents are excluded, so they have to be given again each time. */
export const buyerToDraft = ({ firstname, lastname, email, issueInvoice, invoice }: BuyerValues): Draft => ({
  firstname,
  lastname,
  email,
  issueInvoice: issueInvoice ? 'yes' : '',
  ...invoice,
})

/** Merges a draft into form values. */
export function withDraft(values: BuyerValues, draft: Draft | null): BuyerValues {
  if (!draft) return values
  const text = (name: string, otherwise: string) => draft[name] ?? otherwise
  return {
    ...values,
    firstname: text('firstname', values.firstname),
    lastname: text('lastname', values.lastname),
    email: text('email', values.email),
    issueInvoice: text('issueInvoice', '') === 'yes',
    invoice: {
      companyName: text('companyName', values.invoice.companyName),
      nip: text('nip', values.invoice.nip),
      street: text('street', values.invoice.street),
      zip: text('zip', values.invoice.zip),
      city: text('city', values.invoice.city),
    },
  }
}

/** Draft name of the gift card buyer, separate for visitors and for each account. */
export const giftBuyerDraftName = (user: Pick<User, 'userId'> | null): string =>
  `gift.buyer.${user?.userId ?? ''}`

/** Draft name of the order form, separate for each account. */
export const orderDraftName = (user: Pick<User, 'userId'> | null): string => `order.${user?.userId ?? ''}`

/** Deletes the buyer's draft (`BuyerForm`) after the order is paid. */
export const clearBuyerDraft = (draft: string): void => storeDraft(draft, null)
