import { email } from './email-address'
import { maxLength, type Rule, required } from './rules'

/**
 * What every field of a buyer has to be, in the browser and on the server. The e-mail is a field in the gift-card flow
 * only; elsewhere it is the account's (C-ORD-03, C-ORD-04, C-GIFT-03).
 */
export const buyerRules = {
  firstname: [required, maxLength(100)],
  lastname: [required, maxLength(100)],
  email: [required, email],
} satisfies Record<string, Rule<string>[]>

/** The tick under the conditions: without it there is no order (C-ORD-03). */
export const consumerAgreementRules: Rule<unknown>[] = [required]
