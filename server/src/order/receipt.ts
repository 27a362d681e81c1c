import type { Receipt } from '@mowka/contract/schemas/order'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { planMonths } from '@mowka/domain/shop/product-code'
import { splitVat } from '@mowka/domain/shop/vat'
import type { Seller } from '../config'
import type { OrderLineRow, OrderRow } from './store'

type NamedLine = Pick<OrderLineRow, 'productCode' | 'name' | 'targetLang'>

/** English names for the Polish plan names, by months. */
const TRANSLATED: Record<InterfaceLang, Record<number, string>> = {
  pl: {},
  en: { 1: 'Monthly', 6: 'Half-yearly', 12: 'Yearly' },
}

/** Returns the plan name of an order line; plans of other durations have the same name in every language. */
export const planName = ({ productCode, name }: Omit<NamedLine, 'targetLang'>, lang: InterfaceLang): string =>
  TRANSLATED[lang][planMonths(productCode) ?? 0] ?? name

/** Returns plan and language of an order line, e.g. "Półroczny, angielski": plans of different languages share a name. */
export const lineName = (line: NamedLine, lang: InterfaceLang): string =>
  `${planName(line, lang)}, ${languageName(line.targetLang, lang)}`

/**
 * Returns seller, discount and tax of an order, for its buyer, as they were on the day of the order. `current` is the
 * seller of orders that didn't store theirs.
 */
export function receiptOf(
  order: Pick<OrderRow, 'couponCode' | 'fullPrice' | 'totalAmount' | 'seller' | 'vatRate'>,
  current: Seller,
): Receipt {
  const { couponCode, fullPrice, totalAmount, vatRate } = order
  const { name, nip, street, town } = order.seller ?? current
  return {
    seller: { name, nip, street, town },
    coupon: couponCode,
    discount: fullPrice - totalAmount,
    total: totalAmount,
    vat: splitVat(totalAmount, vatRate).vat,
    vatRate,
  }
}
