import { email, maxLength, type Rule, required } from './rules'

/** The longest e-mail address. */
export const EMAIL_LENGTH = 320

/**
 * What every field of a buyer has to be, in the browser and on the server. The e-mail is a field in the gift-card flow
 * only; elsewhere it is the account's (C-ORD-03, C-ORD-04, C-GIFT-03).
 */
export const buyerRules = {
  firstname: [required, maxLength(100)],
  lastname: [required, maxLength(100)],
  email: [required, maxLength(EMAIL_LENGTH), email],
} satisfies Record<string, Rule<string>[]>

/** The tick under the conditions: without it there is no order (C-ORD-03). */
export const consumerAgreementRules: Rule<unknown>[] = [required]
