import type { Order } from '@mowka/contract/schemas/order'
import { spokenOrderNumber } from '@mowka/domain/shop/order-total'
import { formatDate } from '@mowka/domain/time'
import { Muted, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { Receipt } from '../receipt/Receipt'

/** Details of an order: its lines, coupon, total, VAT and seller. */
export default function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('commerce')
  const { _id, createdAt, products, receipt, isGift } = order
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
      </Stack>
    </ResponsiveDialog>
  )
}
