import { Skeleton } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { BasketStep } from '../checkout/BasketStep'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { OrderForm } from './OrderForm'

/** The buyer, the optional invoice and the button that orders (C-ORD-01). */
export default function OrderPage() {
  const { t } = useTranslation('commerce')
  return (
    <BasketStep
      title={t('order.title')}
      note={t('order.note')}
      at="order"
      skeleton={
        <CheckoutColumns aside={<Skeleton height={480} radius={16} />}>
          <Skeleton height={286} radius={16} />
          <Skeleton height={94} radius={16} />
          <Skeleton height={190} radius={16} />
        </CheckoutColumns>
      }
    >
      {(products) => <OrderForm products={products} />}
    </BasketStep>
  )
}
