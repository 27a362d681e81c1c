import type { Receipt } from '@mowka/contract/schemas/order'
import { splitVat, VAT_RATE } from '@mowka/domain/shop/vat'
import type { Seller } from '../config'
import type { OrderRow } from './store'

/** Returns seller, discount and tax of an order, for its buyer. */
export const receiptOf = (
  { couponCode, fullPrice, totalAmount }: Pick<OrderRow, 'couponCode' | 'fullPrice' | 'totalAmount'>,
  { name, nip, street, town }: Seller,
): Receipt => ({
  seller: { name, nip, street, town },
  coupon: couponCode,
  discount: fullPrice - totalAmount,
  total: totalAmount,
  vat: splitVat(totalAmount).vat,
  vatRate: VAT_RATE,
})
