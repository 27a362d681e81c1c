import { read, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { Product } from '@mowka/shared/contract/schemas/commerce'
import { usePageTitle } from '@mowka/shared/platform'
import { ErrorState, Page } from '@mowka/shared/ui'
import { ReadStates } from '@mowka/shared/views'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useBasket } from '../basket/use-basket'
import { useLetGoOfBought } from '../basket/use-let-go-of-bought'
import { CheckoutHead } from './CheckoutFrame'
import { hasPlan } from './use-checkout'

/**
 * A step of buying what is in the basket, with the plans and their prices. Without a plan in the basket the plans are
 * where to go (C-SUM-08 to -10).
 */
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
  useLetGoOfBought(basket)
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
