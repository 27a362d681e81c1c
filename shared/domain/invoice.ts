import { form, maxLength, type Rule, required } from './rules'

/** Weights of a NIP's first nine digits (P-FORM-09). */
const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Whether this is a Polish tax number: ten digits, dashes aside, the last of which checks the others. */
export function isNip(text: string): boolean {
  const digits = text.replaceAll('-', '')
  if (!/^\d{10}$/.test(digits)) return false
  const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  // A remainder of 10 equals no digit, so it is never valid.
  return sum % 11 === Number(digits[9])
}

/** Whether this is a Polish zip code, NN-NNN (P-FORM-10). */
export const isZipCode = (text: string): boolean => /^\d{2}-\d{3}$/.test(text)

/** The only country of invoices; nobody changes it (P-ENT-47). */
export const INVOICE_COUNTRY = 'Polska'

/** What every field of invoice data has to be, in the browser and on the server (L-PAYT-03 to -05, C37). */
export const invoiceRules = {
  companyName: [required, maxLength(200)],
  nip: [required, maxLength(20), form('NIP', isNip)],
  firstname: [required, maxLength(100)],
  lastname: [required, maxLength(100)],
  street: [required, maxLength(200)],
  zip: [required, maxLength(20), form('ZIP_CODE', isZipCode)],
  city: [required, maxLength(100)],
} satisfies Record<string, Rule<string>[]>
