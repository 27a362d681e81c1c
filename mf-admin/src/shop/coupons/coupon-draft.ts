import type { LangCode } from '@mowka/contract/schemas/common'
import type { AdminCoupon, CouponFields } from '@mowka/contract/schemas/editor/shop'
import type { Product } from '@mowka/contract/schemas/order'
import { form, maxLength, minChosen, type Rule, required } from '@mowka/domain/rules'
import {
  COUPON_CODE,
  couponLimits,
  type DiscountType,
  maxAmount,
  type PurchaseFlow,
} from '@mowka/domain/shop/coupon'
import { parseProductCode } from '@mowka/domain/shop/product-code'
import { email } from '@mowka/domain/user/email-address'

/** A coupon in the form. Numbers are texts as typed; prices in złoty. */
export type CouponDraft = {
  code: string
  type: DiscountType
  amount: string
  /** Plan names without languages, e.g. `MONTHLY_SUBSCRIPTION_12`; none means all. */
  plans: string[]
  /** None means all. */
  languages: LangCode[]
  /** Product codes that plans and languages can't express; used while none of both are chosen. */
  kept: readonly string[]
  flows: PurchaseFlow[]
  active: boolean
  validFrom: string | null
  validTo: string | null
  maxUses: string
  usesPerPerson: string
  assignedEmail: string
}

export const emptyDraft: CouponDraft = {
  code: '',
  type: 'PERCENT',
  amount: '',
  plans: [],
  languages: [],
  kept: [],
  flows: ['SUBSCRIPTION'],
  active: true,
  validFrom: null,
  validTo: null,
  maxUses: '',
  usesPerPerson: '1',
  assignedEmail: '',
}

const isMoney = (type: DiscountType): boolean => type === 'FIXED_UNIT_PRICE' || type === 'AMOUNT'

const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'))

/** Returns the amount in the unit of its type; `NaN` for one that is no number. */
export const amountOf = ({ type, amount }: Pick<CouponDraft, 'type' | 'amount'>): number =>
  isMoney(type) ? Math.round(numberOf(amount) * 100) : numberOf(amount)

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** Returns the product codes of plans and languages; `all` are the plans on sale. */
export function applyToOf(
  { plans, languages, kept }: Pick<CouponDraft, 'plans' | 'languages' | 'kept'>,
  all: readonly string[],
): string[] {
  if (languages.length > 0)
    return (plans.length > 0 ? plans : all).flatMap((plan) => languages.map((lang) => `${plan}:PL:${lang}`))
  return plans.length > 0 ? [...plans] : [...kept]
}

/** Splits product codes into plans and languages; `kept` has them if they are no combination of both. */
function scopeOf(applyTo: readonly string[]): Pick<CouponDraft, 'plans' | 'languages' | 'kept'> {
  const plans = unique(applyTo.map((code) => code.split(':')[0] ?? ''))
  const languages = unique(
    applyTo.flatMap((code) => {
      const target = parseProductCode(code)?.targetLang
      return target ? [target] : []
    }),
  )
  const scope = { plans, languages, kept: [] }
  const same = applyToOf(scope, plans)
  const isCombination = same.length === applyTo.length && same.every((code) => applyTo.includes(code))
  return isCombination ? scope : { plans: [], languages: [], kept: applyTo }
}

const limitText = (limit: number | null): string => (limit === null ? '' : String(limit))

/** Returns the form values of a coupon. */
export const draftOf = (coupon: AdminCoupon): CouponDraft => ({
  code: coupon.code,
  type: coupon.type,
  amount: isMoney(coupon.type) ? String(coupon.amount / 100).replace('.', ',') : String(coupon.amount),
  ...scopeOf(coupon.applyTo),
  flows: [...coupon.flows],
  active: coupon.active,
  validFrom: coupon.validFrom,
  validTo: coupon.validTo,
  maxUses: limitText(coupon.maxUses),
  usesPerPerson: limitText(coupon.usesPerPerson),
  assignedEmail: coupon.assignedEmail ?? '',
})

const limitOf = (typed: string): number | null => (typed.trim() === '' ? null : numberOf(typed))

/** Returns the request body of a valid draft, without code and version. */
export const fieldsOf = (draft: CouponDraft, all: readonly string[]): CouponFields => ({
  type: draft.type,
  amount: amountOf(draft),
  applyTo: applyToOf(draft, all),
  flows: draft.flows,
  active: draft.active,
  validFrom: draft.validFrom,
  validTo: draft.validTo,
  maxUses: limitOf(draft.maxUses),
  usesPerPerson: limitOf(draft.usesPerPerson),
  assignedEmail: draft.assignedEmail.trim() === '' ? null : draft.assignedEmail.trim(),
})

const isCount = (typed: string): boolean => {
  const count = numberOf(typed)
  return Number.isInteger(count) && count >= 1 && count <= couponLimits.uses
}

/** The rules of the fields, which are those of the call. */
export const couponRules = {
  code: [
    required,
    maxLength(couponLimits.code),
    form('INVALID', (code) => COUPON_CODE.test(code.trim().toUpperCase())),
  ],
  amount: (type: DiscountType): Rule<string>[] => [
    required,
    (typed) => {
      const amount = amountOf({ type, amount: typed })
      return Number.isInteger(amount) && amount >= 1 && amount <= maxAmount[type]
        ? undefined
        : { code: 'INVALID' }
    },
  ],
  flows: [minChosen(1)],
  uses: [form('INVALID', isCount)],
  assignedEmail: [email],
  validTo:
    (validFrom: string | null): Rule<string | null> =>
    (day) =>
      day !== null && validFrom !== null && day < validFrom ? { code: 'INVALID' } : undefined,
}

/** Returns the plans on sale without their languages, shortest first. */
export const plansOf = (products: readonly Product[]): string[] => [
  ...new Set(
    products
      .toSorted((one, other) => one.months - other.months)
      .map(({ productCode }) => productCode.split(':')[0] ?? ''),
  ),
]
