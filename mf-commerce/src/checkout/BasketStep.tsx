import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/order'
import { usePageTitle } from '@mowka/kernel/platform'
import { ErrorState, Page } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useBasket } from '../basket/basket-store'
import { useClearPaidBasket } from '../basket/paid-orders'
import { CheckoutHead } from './CheckoutFrame'
import { hasPlan } from './use-checkout'

/** A checkout step for the plans in the basket. With an empty basket it redirects to the plans (C-SUM-08 to -10). */
export const BasketStep = observer(function BasketStep({
  title,
  note,
  at,
  skeleton,
  children,
}: {
  title: string
  note: ReactNode
  at: 'basket' | 'order'
  skeleton: ReactNode
  children: (products: readonly Product[]) => ReactNode
}) {
  const { t } = useTranslation('commerce')
  usePageTitle(title)
  const basket = useBasket()
  useClearPaidBasket(basket)
  const [query] = useSearchParams()
  const reads = useReads({ products: read('getProducts') })
  if (!hasPlan(basket)) {
    return <Navigate replace to={paths.subscribe({}, { query: Object.fromEntries(query) })} />
  }
  return (
    <Page>
      <CheckoutHead title={title} note={note} at={at} />
      <ReadStates
        reads={reads}
        skeleton={skeleton}
        failed={({ retry, retrying }) => (
          <ErrorState onRetry={() => void retry()} retrying={retrying}>
            {t('summary.error')}
          </ErrorState>
        )}
      >
        {({ products }) => children(products)}
      </ReadStates>
    </Page>
  )
})
