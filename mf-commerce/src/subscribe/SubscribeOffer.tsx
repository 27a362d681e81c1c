import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { notify } from '@mowka/kernel/platform'
import {
  Button,
  type ButtonSize,
  focusMain,
  IconTile,
  Muted,
  media,
  PageHeader,
  queries,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import {
  IconArrowRight,
  IconBooks,
  IconHeadphones,
  IconKeyboard,
  IconNotebook,
  IconRepeat,
  IconSparkles,
} from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { BasketCard } from '../basket/BasketCard'
import { useBasket, useClearPaidBasket } from '../basket/basket-store'
import { useSubscriptionCoupon } from '../checkout/use-subscription-coupon'
import { CouponTicket } from '../coupon/CouponTicket'
import { discountOfPlans } from '../plans/coupon-price'
import { usePlanNames } from '../plans/plans'
import { BuyBar } from './BuyBar'
import { LanguageCarousel, PlanCards } from './steps'
import { useOffer } from './use-offer'

/** The six benefits of every plan (C-SUB-06). */
const benefits = [
  ['courses', IconBooks],
  ['modes', IconKeyboard],
  ['repetitions', IconRepeat],
  ['assistant', IconSparkles],
  ['audio', IconHeadphones],
  ['notes', IconNotebook],
] as const

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s5} ${tokens.s6};
  margin-top: ${tokens.s4};
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
  > li { display: grid; grid-template-columns: 48px minmax(0, 1fr); align-items: start; gap: ${tokens.s3}; }
  b { display: block; line-height: ${tokens.lhSnug}; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; line-height: 1.4; }
`

function Benefits() {
  const { t } = useTranslation('commerce')
  return (
    <section aria-labelledby="benefits-heading">
      <h2 id="benefits-heading">{t('benefits.title')}</h2>
      <List>
        {benefits.map(([name, Icon]) => (
          <li key={name}>
            <IconTile aria-hidden>
              <Icon aria-hidden />
            </IconTile>
            <p>
              <b>{t(`benefits.${name}.title`)}</b>
              <small>{t(`benefits.${name}.text`)}</small>
            </p>
          </li>
        ))}
      </List>
    </section>
  )
}

/** Link to the summary (C-SUB-07); disabled with a description while the basket is empty. */
function ContinueButton({
  to,
  isEmpty,
  size,
  fullWidth,
}: {
  to: string
  isEmpty: boolean
  size: ButtonSize
  fullWidth: boolean
}) {
  const { t } = useTranslation('commerce')
  const id = useId()
  const look = { size, fullWidth, rightIcon: <IconArrowRight aria-hidden /> }
  if (!isEmpty) {
    return (
      <Button {...look} to={to}>
        {t('subscribe.continue')}
      </Button>
    )
  }
  return (
    <>
      <Button {...look} aria-disabled aria-describedby={id}>
        {t('subscribe.continue')}
      </Button>
      <VisuallyHidden id={id}>{t('basket.emptyLink')}</VisuallyHidden>
    </>
  )
}

/** Page heading and subtitle. The basket icon is in the shell's header. */
export function SubscribeHeader() {
  const { t } = useTranslation('commerce')
  return (
    <div>
      <PageHeader title={t('subscribe.title')} />
      <Muted>{t('subscribe.note')}</Muted>
    </div>
  )
}

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
