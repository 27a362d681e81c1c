import { Skeleton, Stack } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBasket } from '../basket/basket-store'
import { BasketStep } from '../checkout/BasketStep'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { Summary } from './Summary'

/** The basket before the order: products, effect on the access, coupon and totals (C-SUM-01 to -07). */
export default observer(function SummaryPage() {
  const { t } = useTranslation('commerce')
  const basket = useBasket()
  return (
    <BasketStep
      title={t('summary.title')}
      note={t('basket.count', { count: basket.count })}
      at="basket"
      skeleton={
        <CheckoutColumns aside={<Skeleton height={430} radius={16} />}>
          <Stack gap={3}>
            {basket.products.map(({ productCode }) => (
              <Skeleton key={productCode} height={80} radius={16} />
            ))}
            <Skeleton height={56} radius={16} />
          </Stack>
          <Skeleton height={220} radius={16} />
        </CheckoutColumns>
      }
    >
      {(products) => <Summary products={products} />}
    </BasketStep>
  )
})
