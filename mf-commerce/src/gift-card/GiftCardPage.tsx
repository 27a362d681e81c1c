import { read, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { Product } from '@mowka/shared/contract/schemas/commerce'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { EmptyState, ErrorState, focusMain, Page, Skeleton } from '@mowka/shared/ui'
import { ReadStates } from '@mowka/shared/views'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { StepsHead } from '../checkout/StepsHead'
import { languagesOnSale } from '../plans/plan-choice'
import { focusGiftBasket, GiftBasketCard } from './GiftBasketCard'
import { GiftForm } from './GiftForm'
import { GiftOrder } from './GiftOrder'
import { giftBasket } from './gift-basket-store'
import { useGiftCheckout } from './use-gift-checkout'
import { useLetGoOfPaid } from './use-let-go-of-paid'

/** The step in the address, so that the back button goes from the buyer to the cards. */
const BUYER = 'buyer'
const buyerPath = paths.giftCard({}, { query: { step: BUYER } })

/** Gift cards, for anyone: first the cards, then who buys them (C-GIFT-01, C-GIFT-02). */
export default observer(function GiftCardPage() {
  const { t } = useTranslation('commerce')
  const [query] = useSearchParams()
  const isBuyer = query.get('step') === BUYER
  const title = t(isBuyer ? 'gift.buyerTitle' : 'gift.title')
  usePageTitle(title)
  useLetGoOfPaid()
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
    // The other step is another page, though the address only differs in its query.
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
