import { read, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { usePageTitle } from '@mowka/shared/platform'
import { ErrorState, Page, Skeleton, Stack } from '@mowka/shared/ui'
import { ReadStates } from '@mowka/shared/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useBasket } from '../basket/use-basket'
import { useLetGoOfBought } from '../basket/use-let-go-of-bought'
import { CheckoutColumns, CheckoutHead } from '../checkout/CheckoutFrame'
import { hasPlan } from '../checkout/use-checkout'
import { Summary } from './Summary'

/**
 * The basket before the order: what is in it, what it does to one's access, the coupon and the sums (C-SUM-01 to -07).
 * Without a plan in it the plans are where to go (C-SUM-08 to -10).
 */
export default observer(function SummaryPage() {
  const { t } = useTranslation('commerce')
  usePageTitle(t('summary.title'))
  const basket = useBasket()
  useLetGoOfBought(basket)
  const [query] = useSearchParams()
  const reads = useReads({ products: read('getProducts') })
  if (!hasPlan(basket)) {
    return <Navigate replace to={paths.subscribe({}, { query: Object.fromEntries(query) })} />
  }
  return (
    <Page>
      <CheckoutHead
        title={t('summary.title')}
        note={t('basket.count', { count: basket.count })}
        at="basket"
      />
      <ReadStates
        reads={reads}
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
        failed={({ retry, retrying }) => (
          <ErrorState onRetry={() => void retry()} retrying={retrying}>
            {t('summary.error')}
          </ErrorState>
        )}
      >
        {({ products }) => <Summary products={products} />}
      </ReadStates>
    </Page>
  )
})
