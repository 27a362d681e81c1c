import type { Buyer, OrderInvoice } from '@mowka/shared/contract/schemas/order'
import type { User } from '@mowka/shared/contract/schemas/user'
import { INVOICE_COUNTRY } from '@mowka/shared/domain/invoice'
import type { Draft } from '@mowka/shared/forms'

/** What the invoice asks besides the name of the buyer. */
export type OrderInvoiceValues = {
  companyName: string
  nip: string
  street: string
  zip: string
  city: string
}

/** The fields of a buyer (C-ENT-03, C-ORD-16). */
export type BuyerValues = {
  firstname: string
  lastname: string
  email: string
  issueInvoice: boolean
  invoice: OrderInvoiceValues
  consumerAgreement: boolean
}

const noInvoice: OrderInvoiceValues = { companyName: '', nip: '', street: '', zip: '', city: '' }

/**
 * What the fields hold at first: the account's name and address, and its invoice data (C-ORD-06). Consent is never
 * given beforehand.
 */
export function buyerDefaults(user: User | null): BuyerValues {
  const kept = user?.userMetadata.invoiceData
  return {
    firstname: user?.givenName || kept?.firstname || '',
    lastname: user?.familyName || kept?.lastname || '',
    email: user?.email ?? '',
    issueInvoice: false,
    invoice: kept
      ? { companyName: kept.companyName, nip: kept.nip, street: kept.street, zip: kept.zip, city: kept.city }
      : noInvoice,
    consumerAgreement: false,
  }
}

/** The buyer of an order, out of the fields. */
export const buyerOf = ({ firstname, lastname, email, consumerAgreement }: BuyerValues): Buyer => ({
  firstname,
  lastname,
  email,
  country: INVOICE_COUNTRY,
  consumerAgreement,
})

/** The invoice of an order, out of the fields: with the switch off nothing of it is sent (C-ORD-10). */
export const invoiceOf = ({ issueInvoice, invoice, firstname, lastname }: BuyerValues): OrderInvoice =>
  issueInvoice
    ? { issueInvoice, ...invoice, firstname, lastname, country: INVOICE_COUNTRY }
    : { issueInvoice }

/** The fields as a draft of texts. Consents are not in it: they are given again each time. */
export const draftOf = ({ firstname, lastname, email, issueInvoice, invoice }: BuyerValues): Draft => ({
  firstname,
  lastname,
  email,
  issueInvoice: issueInvoice ? 'yes' : '',
  ...invoice,
})

/** The fields with what a draft has of them. */
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
