import type { Order, OrderStatus, Receipt as Price } from '@mowka/contract/schemas/order'
import { sellerLine } from '@mowka/domain/shop/invoice'
import { formatMoney } from '@mowka/domain/shop/money'
import { Card, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { usePlanNames } from '../plans/plans'

/** Rows of names with amounts. */
export const ReceiptRows = styled.dl`
  > div { display: flex; align-items: baseline; justify-content: space-between; gap: ${tokens.s4}; padding-block: ${tokens.s2}; }
  > div + div { border-top: 1px solid ${tokens.line}; }
  dt { min-width: 0; overflow-wrap: anywhere; }
  dd { white-space: nowrap; }
`
const Discount = styled.div`
  color: ${tokens.successInk};
`
const Total = styled.div`
  font-size: ${tokens.fs18};
  font-weight: 800;
`

/** A line of an order. */
export type ReceiptLine = Pick<Order['products'][number], 'productCode' | 'name' | 'quantity' | 'total'>

/** Returns a formatter for a line with its language and quantity. */
export function useLineName() {
  const { t } = useTranslation('commerce')
  const { fullName } = usePlanNames()
  return (line: Pick<ReceiptLine, 'productCode' | 'name' | 'quantity'>): string => {
    const name = fullName(line)
    return line.quantity > 1 ? t('payments.orders.times', { name, count: line.quantity }) : name
  }
}

/** The lines of an order with coupon, total, VAT and seller. */
export function Receipt({ lines, price }: { lines: readonly ReceiptLine[]; price: Price }) {
  const { t } = useTranslation('commerce')
  const lineName = useLineName()
  const { coupon, discount, total, vat, vatRate, seller } = price
  return (
    <Stack gap={3}>
      <ReceiptRows>
        {lines.map((line) => (
          <div key={line.productCode}>
            <dt>{lineName(line)}</dt>
            <dd>{formatMoney(line.total)}</dd>
          </div>
        ))}
        {coupon !== null && (
          <Discount>
            <dt>{t(discount > 0 ? 'receipt.discount' : 'receipt.code', { code: coupon })}</dt>
            {discount > 0 && <dd>{`−${formatMoney(discount)}`}</dd>}
          </Discount>
        )}
        <Total>
          <dt>{t('totals.total')}</dt>
          <dd>{formatMoney(total)}</dd>
        </Total>
        <div>
          <dt>{t('receipt.vat', { percent: vatRate })}</dt>
          <dd>{formatMoney(vat)}</dd>
        </div>
      </ReceiptRows>
      <Muted size={14}>{t('receipt.seller', { seller: sellerLine(seller) })}</Muted>
    </Stack>
  )
}

/** The receipt of a paid order on its thank-you page. */
export function ReceiptCard({ order: { items, receipt } }: { order: OrderStatus }) {
  const { t } = useTranslation('commerce')
  const heading = useId()
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading}>{t('receipt.title')}</h2>
        <Receipt
          lines={items.map(({ itemId, price, ...line }) => ({ ...line, productCode: itemId, total: price }))}
          price={receipt}
        />
      </Stack>
    </Card>
  )
}
