import type { Product } from '@mowka/contract/schemas/commerce'
import type { LangCode } from '@mowka/contract/schemas/common'
import { notify } from '@mowka/kernel/platform'
import { focusMain, media, queries, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { BasketCard } from '../basket/BasketCard'
import { useBasket } from '../basket/basket-store'
import { useClearPaidBasket } from '../basket/use-clear-paid-basket'
import { useSubscriptionCoupon } from '../checkout/use-subscription-coupon'
import { CouponTicket } from '../coupon/CouponTicket'
import { discountOfPlans } from '../plans/coupon-price'
import { usePlanNames } from '../plans/use-plan-names'
import { Benefits } from './Benefits'
import { BuyBar } from './BuyBar'
import { ContinueButton } from './ContinueButton'
import { LanguageCarousel } from './LanguageCarousel'
import { PlanCards } from './PlanCards'
import { SubscribeHeader } from './SubscribeHeader'
import { useOffer } from './use-offer'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 363px;
  align-items: start;
  gap: ${tokens.s10};
  padding-top: ${tokens.s4};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s8}; }
`

/** The two steps, the benefits and the basket. On small screens the buttons are in a bottom sheet. */
export const SubscribeOffer = observer(function SubscribeOffer({
  products,
  sourceLang,
  learnLang,
}: {
  products: readonly Product[]
  sourceLang: LangCode
  learnLang: LangCode | null
}) {
  const { t } = useTranslation('commerce')
  const navigate = useNavigate()
  const { fullName } = usePlanNames()
  const small = useMediaQuery(queries.belowMedium)
  const basket = useBasket()
  useClearPaidBasket(basket)
  const coupon = useSubscriptionCoupon(basket, [])
  const offer = useOffer(products, { sourceLang, learnLang, discount: basket.discount })
  const { plan, summaryPath } = offer

  const discount = discountOfPlans(basket.discount, basket.isEmpty)

  // Until a release has the summary page, the basket is further down on this page.
  const action = summaryPath
    ? { label: t('basket.open'), onSelect: () => void navigate(summaryPath) }
    : undefined
  const add = () => {
    if (!plan) return
    const name = fullName(plan)
    if (basket.add(plan.productCode)) notify('success', t('subscribe.added', { name }), { action })
    else notify('info', t('subscribe.already', { name }), { action })
  }
  const goOn = summaryPath && (
    <ContinueButton to={summaryPath} isEmpty={basket.isEmpty} size={small ? 'lg' : 'md'} fullWidth={!small} />
  )

  return (
    <>
      <SubscribeHeader />
      {coupon.current?.discount && (
        <CouponTicket
          code={coupon.current.code}
          discount={coupon.current.discount}
          productCodes={products.map(({ productCode }) => productCode)}
          onRemove={() => {
            coupon.remove()
            // The button is removed with the ticket, so the focus moves to the main content.
            focusMain()
          }}
        />
      )}
      <LanguageCarousel
        languages={offer.languages}
        chosen={offer.lang}
        onChoose={offer.chooseLang}
        inBasket={(lang) => products.some((each) => each.targetLang === lang && basket.has(each.productCode))}
      />
      <PlanCards
        plans={offer.plans}
        discount={discount}
        chosen={plan}
        recommended={offer.recommended}
        onChoose={offer.choosePlan}
      />
      {!small && <BuyBar plan={plan} discount={discount} onAdd={add} />}
      <Two>
        <Benefits />
        <BasketCard basket={basket} products={products} action={small ? undefined : goOn} />
      </Two>
      {small && <BuyBar plan={plan} discount={discount} onAdd={add} sheet goOn={goOn} />}
    </>
  )
})
