import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/order'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { EmptyState, ErrorState, focusMain, Page, Skeleton } from '@mowka/kernel/ui'
import { callApi, read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { CheckoutColumns, StepsHead } from '../checkout/CheckoutFrame'
import { languagesOnSale } from '../plans/plans'
import { focusGiftBasket, GiftBasketCard } from './basket/GiftBasketCard'
import { giftBasket } from './basket/gift-basket-store'
import { useGiftCheckout } from './basket/use-gift-checkout'
import { GiftForm } from './form/GiftForm'
import { GiftOrder } from './order/GiftOrder'

/**
 * Removes cards that were ordered in this tab once they are paid, even if the tab never returned from the payment
 * provider, so that nothing is paid twice.
 */
function useClearPaidCards(): void {
  useEffect(() => {
    const extOrderId = giftBasket.waitingOrder
    if (extOrderId === null) return
    // A failed lookup is repeated on the next visit.
    const look = async () => {
      const order = await callApi('getOrderStatus', { extOrderId }).catch(() => null)
      if (order?.status === 'COMPLETED') giftBasket.removeOrdered(extOrderId)
    }
    void look()
  }, [])
}

/** The step in the address, so that the back button leads from the buyer to the cards. */
const BUYER = 'buyer'
const buyerPath = paths.giftCard({}, { query: { step: BUYER } })

/** The gift card purchase, open to visitors: first the cards, then the buyer (C-GIFT-01, C-GIFT-02). */
export default observer(function GiftCardPage() {
  const { t } = useTranslation('commerce')
  const [query] = useSearchParams()
  const isBuyer = query.get('step') === BUYER
  const title = t(isBuyer ? 'gift.buyerTitle' : 'gift.title')
  usePageTitle(title)
  useClearPaidCards()
  const reads = useReads({ products: read('getProducts') })
  const { sourceLang } = session
  // Without a card there is nothing to buy.
  if (isBuyer && giftBasket.isEmpty) return <Navigate replace to={paths.giftCard()} />
  return (
    <Page>
      <StepsHead
        title={title}
        note={t(isBuyer ? 'gift.buyerNote' : 'gift.note')}
        label={t('steps.label')}
        steps={[
          { name: t('gift.steps.card'), to: paths.giftCard() },
          { name: t('gift.steps.buyer') },
          { name: t('steps.done') },
        ]}
        at={isBuyer ? 1 : 0}
      />
      <ReadStates
        reads={reads}
        skeleton={
          <CheckoutColumns aside={<Skeleton height={420} radius={24} />}>
            <Skeleton height={190} radius={16} />
            <Skeleton height={170} radius={16} />
            <Skeleton height={340} radius={16} />
          </CheckoutColumns>
        }
        failed={({ retry, retrying }) => (
          <ErrorState onRetry={() => void retry()} retrying={retrying}>
            {t('gift.error')}
          </ErrorState>
        )}
      >
        {({ products }) =>
          languagesOnSale(products, sourceLang).length > 0 ? (
            <Steps products={products} isBuyer={isBuyer} />
          ) : (
            <EmptyState title={t('gift.nothing.title')}>{t('gift.nothing.text')}</EmptyState>
          )
        }
      </ReadStates>
    </Page>
  )
})

const Steps = observer(function Steps({
  products,
  isBuyer,
}: {
  products: readonly Product[]
  isBuyer: boolean
}) {
  const navigate = useNavigate()
  const checkout = useGiftCheckout(products)
  const shown = useRef(isBuyer)
  useEffect(() => {
    // The other step is a separate page for the user, although only the query differs.
    if (shown.current === isBuyer) return
    shown.current = isBuyer
    window.scrollTo({ top: 0 })
    focusMain()
  }, [isBuyer])
  if (isBuyer) return <GiftOrder checkout={checkout} />
  return (
    <GiftForm
      products={products}
      sourceLang={session.sourceLang}
      onAdded={focusGiftBasket}
      aside={<GiftBasketCard checkout={checkout} onNext={() => void navigate(buyerPath)} />}
    />
  )
})
