import type { Order } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate } from '@mowka/domain/time'
import { Muted, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { Receipt, ReceiptRows, useLineName } from '../receipt/Receipt'

/** Details of an order: its lines, coupon, total, VAT and seller. */
export default function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const { _id, createdAt, products, refunds, receipt, isGift } = order
  return (
    <ResponsiveDialog
      open
      onClose={onClose}
      title={t('payments.orders.number', { number: spokenOrderNumber(_id) })}
    >
      <Stack gap={3}>
        <Muted>
          {isGift
            ? t('payments.orders.giftOf', { date: formatDate(createdAt) })
            : t('payments.orders.of', { date: formatDate(createdAt) })}
        </Muted>
        <Receipt lines={products} price={receipt} />
        {refunds.length > 0 && <Refunds order={order} />}
      </Stack>
    </ResponsiveDialog>
  )
}

/** The refunds of an order with the lines that they were for. */
function Refunds({ order: { products, refunds } }: { order: Order }) {
  const { t } = useTranslation('commerce')
  const lineName = useLineName()
  const nameOf = (code: string) => {
    const product = products.find(({ productCode }) => productCode === code)
    // A refund may be for a single item of its line.
    return product ? lineName({ ...product, quantity: 1 }) : code
  }
  return (
    <Stack as="section" gap={2} aria-labelledby="order-refunds">
      <h3 id="order-refunds">{t('payments.orders.refunds')}</h3>
      <ReceiptRows>
        {refunds.map(({ refundedAt, amount, lines }) => (
          <div key={refundedAt}>
            <dt>
              <span>{t('payments.orders.refundOf', { date: formatDate(refundedAt) })}</span>
              {lines.map(({ productCodes }, index) => (
                <Muted key={`${productCodes.join()} ${index}`} as="p" size={14}>
                  {productCodes.map(nameOf).join(', ')}
                </Muted>
              ))}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </ReceiptRows>
    </Stack>
  )
}
