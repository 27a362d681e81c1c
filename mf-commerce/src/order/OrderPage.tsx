import { read, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { usePageTitle } from '@mowka/shared/platform'
import { ErrorState, Page, Skeleton } from '@mowka/shared/ui'
import { ReadStates } from '@mowka/shared/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useBasket } from '../basket/use-basket'
import { useLetGoOfBought } from '../basket/use-let-go-of-bought'
import { CheckoutColumns, CheckoutHead } from '../checkout/CheckoutFrame'
import { hasPlan } from '../checkout/use-checkout'
import { OrderForm } from './OrderForm'

/** Who buys, with or without an invoice, and the button that orders (C-ORD-01); without a plan in the basket the plans. */
export default observer(function OrderPage() {
  const { t } = useTranslation('commerce')
  usePageTitle(t('order.title'))
  const basket = useBasket()
  useLetGoOfBought(basket)
  const [query] = useSearchParams()
  const reads = useReads({ products: read('getProducts') })
  if (!hasPlan(basket)) {
    return <Navigate replace to={paths.subscribe({}, { query: Object.fromEntries(query) })} />
  }
  return (
    <Page>
      <CheckoutHead title={t('order.title')} note={t('order.note')} at="order" />
      <ReadStates
        reads={reads}
        skeleton={
          <CheckoutColumns aside={<Skeleton height={480} radius={16} />}>
            <Skeleton height={286} radius={16} />
            <Skeleton height={94} radius={16} />
            <Skeleton height={190} radius={16} />
          </CheckoutColumns>
        }
        failed={({ retry, retrying }) => (
          <ErrorState onRetry={() => void retry()} retrying={retrying}>
            {t('summary.error')}
          </ErrorState>
        )}
      >
        {({ products }) => <OrderForm products={products} />}
      </ReadStates>
    </Page>
  )
})
