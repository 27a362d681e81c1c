import { form, maxLength, type Rule, required } from '../rules'
import { email } from '../user/email-address'

/** Weights of a NIP's first nine digits (P-FORM-09). */
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Spaces, dashes and invisible characters between digit groups. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}\u2212]/gu

/**
 * Extracts the ten digits of a tax number from the formats used on invoices and websites: in groups, or with the EU
 * prefix.
 */
export const tidyNip = (text: string): string => text.replace(SEPARATORS, '').replace(/^PL(?=\d)/i, '')

/** Removes spaces from a zip code and replaces any dash with a hyphen. */
export const tidyZipCode = (text: string): string =>
  text.replace(/[\p{Pd}\u2212]/gu, '-').replace(/[\s\p{Cf}]/gu, '')

/** Whether this is a Polish tax number: ten digits, the last of which is a checksum. */
export function isNip(text: string): boolean {
  const digits = tidyNip(text)
  // Zeros pass the checksum, but no company has them.
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  // A remainder of 10 equals no digit, so it is never valid.
  return sum % 11 === Number(digits[9])
}

/** Whether this is a Polish zip code, NN-NNN (P-FORM-10). */
export const isZipCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(tidyZipCode(text))

/** The only country of invoices, not editable (P-ENT-47). */
export const INVOICE_COUNTRY = 'Polska'

/** Rules of the invoice fields, shared by the browser and the server (L-PAYT-03 to -05, C37). */
export const invoiceRules = {
  companyName: [required, maxLength(200)],
  nip: [required, maxLength(40), form('NIP', isNip)],
  firstname: [required, maxLength(100)],
  lastname: [required, maxLength(100)],
  street: [required, maxLength(200)],
  zip: [required, maxLength(20), form('ZIP_CODE', isZipCode)],
  city: [required, maxLength(100)],
} satisfies Record<string, Rule<string>[]>

/**
 * Rules of the buyer fields, shared by the browser and the server. The email is a field in the gift-card flow only;
 * elsewhere it comes from the account (C-ORD-03, C-ORD-04, C-GIFT-03).
 */
export const buyerRules = {
  firstname: [required, maxLength(100)],
  lastname: [required, maxLength(100)],
  email: [required, email],
} satisfies Record<string, Rule<string>[]>

/** Rules of the checkbox that accepts the terms, which every order needs (C-ORD-03). */
export const consumerAgreementRules: Rule<unknown>[] = [required]

/** Formats a seller for a receipt: name, address and tax number. Lines don't break inside the zip code. */
export const sellerLine = ({
  name,
  street,
  town,
  nip,
}: {
  name: string
  street: string
  town: string
  nip: string
}): string => `${name}, ${street}, ${town.replace(/(\d)-(\d)/, '$1\u2011$2')}, NIP ${nip}`
