import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { Alert, Button, Card, queries, Skeleton, Stack, useMediaQuery } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useBasket } from '../basket/basket-store'
import { BasketStep } from '../checkout/BasketStep'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { PayBar, PayOnce } from '../checkout/PayBar'
import { useCheckout } from '../checkout/use-checkout'
import { CouponForm } from '../coupon/CouponForm'
import { Totals, useDiscountLabel } from '../totals/Totals'
import { AccessTable } from './AccessTable'
import { ProductItems } from './ProductItems'

/** The basket contents with totals. The order is blocked while the basket has a plan that is no longer sold. */
const Summary = observer(function Summary({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('commerce')
  const small = useMediaQuery(queries.belowMedium)
  const heading = useId()
  const warning = useId()
  const [query] = useSearchParams()
  const { basket, coupon, lines, sums, access, wrong } = useCheckout(products)
  const discountLabel = useDiscountLabel(coupon.current?.discount ?? null)
  const canOrder = wrong.length === 0

  const order = canOrder ? (
    <Button
      variant="primary"
      size="lg"
      fullWidth
      rightIcon={<IconArrowRight aria-hidden />}
      to={paths.subscribeOrder({}, { query: Object.fromEntries(query) })}
    >
      {t('summary.order')}
    </Button>
  ) : (
    <Button variant="primary" size="lg" fullWidth aria-disabled aria-describedby={warning}>
      {t('summary.order')}
    </Button>
  )
  return (
    <>
      <CheckoutColumns
        aside={
          <Card as="section" padding="large" aria-labelledby={heading}>
            <Stack gap={4}>
              <h2 id={heading}>{t('summary.sums')}</h2>
              <CouponForm coupon={coupon} productCodes={lines.map(({ plan }) => plan.productCode)} />
              <Totals sums={sums} discountLabel={discountLabel} />
              {!small && order}
              <PayOnce />
            </Stack>
          </Card>
        }
      >
        {!canOrder && (
          <Alert
            kind="warning"
            title={<span id={warning}>{t('basket.wrong.title')}</span>}
            actions={<Button onClick={() => wrong.forEach(basket.remove)}>{t('basket.wrong.remove')}</Button>}
          >
            {t('basket.wrong.text')}
          </Alert>
        )}
        <ProductItems lines={lines} basket={basket} />
        {access.length > 0 && <AccessTable changes={access} />}
      </CheckoutColumns>
      {small && (
        <PayBar label={t('totals.total')} total={formatMoney(sums.total)}>
          {order}
        </PayBar>
      )}
    </>
  )
})

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
