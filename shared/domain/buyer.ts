import { email } from './email-address'
import { maxLength, type Rule, required } from './rules'

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
