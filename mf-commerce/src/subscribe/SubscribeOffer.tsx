import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { notify } from '@mowka/shared/platform'
import { Button, media, queries, tokens, useMediaQuery } from '@mowka/shared/ui'
import { IconArrowRight } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { BasketCard } from '../basket/BasketCard'
import { CartLink } from '../basket/CartLink'
import { useBasket } from '../basket/use-basket'
import { usePlanNames } from '../plans/use-plan-names'
import { Benefits } from './Benefits'
import { BuyBar } from './BuyBar'
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

/** The two steps, what every plan holds, and the basket. On small screens the buttons wait in a sheet at the bottom. */
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
  const offer = useOffer(products, { sourceLang, learnLang })
  const { plan, summaryPath } = offer

  const toBasket = { label: t('basket.open'), onSelect: () => void navigate(summaryPath) }
  const add = () => {
    if (!plan) return
    const name = fullName(plan)
    if (basket.add(plan.productCode)) notify('success', t('subscribe.added', { name }), { action: toBasket })
    else notify('info', t('subscribe.already', { name }), { action: toBasket })
  }
  const goOn = basket.isEmpty ? (
    // The summary of an empty basket would lead straight back, so the chosen plan goes in first.
    <Button
      size={small ? 'lg' : 'md'}
      fullWidth={!small}
      rightIcon={<IconArrowRight aria-hidden />}
      aria-disabled={!plan}
      onClick={() => {
        if (!plan) return
        basket.add(plan.productCode)
        void navigate(summaryPath)
      }}
    >
      {t('subscribe.continue')}
    </Button>
  ) : (
    <Button
      size={small ? 'lg' : 'md'}
      fullWidth={!small}
      to={summaryPath}
      rightIcon={<IconArrowRight aria-hidden />}
    >
      {t('subscribe.continue')}
    </Button>
  )

  return (
    <>
      <SubscribeHeader cart={<CartLink count={basket.count} to={summaryPath} />} />
      <LanguageCarousel
        languages={offer.languages}
        chosen={offer.lang}
        onChoose={offer.chooseLang}
        inBasket={(lang) => products.some((each) => each.targetLang === lang && basket.has(each.productCode))}
      />
      <PlanCards plans={offer.plans} chosen={plan} onChoose={offer.choosePlan} />
      {!small && <BuyBar plan={plan} onAdd={add} />}
      <Two>
        <Benefits />
        <BasketCard basket={basket} products={products} action={small ? undefined : goOn} />
      </Two>
      {small && <BuyBar plan={plan} onAdd={add} sheet goOn={goOn} />}
    </>
  )
})
