import type { AdminCoupon } from '@mowka/contract/schemas/editor/shop'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { parseProductCode, planMonths } from '@mowka/domain/shop/product-code'
import { daysBetween, formatDate } from '@mowka/domain/time'
import type { TFunction } from 'i18next'

type Words = TFunction<'shop'>

/** Days before its end at which a coupon is marked. */
const ENDS_SOON = 7

/** Plan and language of a product code: "12 miesięcy, niemiecki". */
function productText(t: Words, code: string, lang: string): string {
  const months = planMonths(code)
  const target = parseProductCode(code)?.targetLang
  return [
    months === null ? code : t('coupons.on.plan', { count: months }),
    ...(target ? [languageName(target, interfaceLangOf(lang))] : []),
  ].join(', ')
}

/** The products of a coupon: "12 miesięcy, niemiecki; 1 miesiąc", or "każdy plan". */
export const productsText = (t: Words, applyTo: readonly string[], lang: string): string =>
  applyTo.length === 0 ? t('coupons.on.all') : applyTo.map((code) => productText(t, code, lang)).join('; ')

/** The effect of a coupon in a sentence: "20% mniej: każdy plan". */
export function couponText(t: Words, { type, amount, applyTo }: DiscountCondition, lang: string): string {
  const gives = t([`coupons.gives.${type}`, 'coupons.gives.other'], {
    amount,
    count: amount,
    price: formatMoney(amount),
  })
  return `${gives}: ${productsText(t, applyTo, lang)}`
}

/** The days on which a coupon is valid. */
export function validityText(t: Words, { validFrom, validTo }: AdminCoupon): string {
  if (validFrom !== null && validTo !== null)
    return t('coupons.between', { from: formatDate(validFrom), to: formatDate(validTo) })
  if (validTo !== null) return t('coupons.until', { date: formatDate(validTo) })
  return validFrom === null ? t('coupons.always') : t('coupons.from', { date: formatDate(validFrom) })
}

/** Returns the days until the end of a working coupon that ends soon; `null` for all others. */
export function endsIn({ state, validTo }: AdminCoupon, today: string): number | null {
  if (state !== 'working' || validTo === null) return null
  const days = daysBetween(today, validTo)
  return days <= ENDS_SOON ? days : null
}
