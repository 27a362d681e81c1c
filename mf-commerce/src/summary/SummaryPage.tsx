import { Skeleton, Stack } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBasket } from '../basket/use-basket'
import { BasketStep } from '../checkout/BasketStep'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { Summary } from './Summary'

/** The basket before the order: what is in it, what it does to one's access, the coupon and the sums (C-SUM-01 to -07). */
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
