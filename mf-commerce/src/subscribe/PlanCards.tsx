import type { Product } from '@mowka/contract/schemas/order'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { Muted, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type PlanPrice, priceWithCoupon } from '../plans/coupon-price'
import { isReduced } from '../plans/plan-choice'
import { usePlanNames } from '../plans/use-plan-names'
import { Name, Note, Plan, Plans, Price, Tag, Total } from './plan-styles'
import { Step } from './Step'

/** Step 2: the plan, as cards (C-SUB-03). `plans` are in display order. */
export function PlanCards({
  plans,
  discount,
  chosen,
  recommended,
  onChoose,
}: {
  plans: readonly Product[]
  /** Discount that reduces the prices, or null. */
  discount: DiscountCondition | null
  chosen: Product | null
  recommended: Product | null
  onChoose: (plan: Product) => void
}) {
  const { t } = useTranslation('commerce')
  const id = useId()
  return (
    <Step number={2} title={t('subscribe.plan')} headingId={`${id}-heading`}>
      {plans.length === 0 ? (
        <Muted>{t('subscribe.languageFirst')}</Muted>
      ) : (
        <Plans role="radiogroup" aria-labelledby={`${id}-heading`}>
          {plans.map((plan) => (
            <PlanCard
              key={plan.productCode}
              plan={plan}
              price={priceWithCoupon(plan, discount)}
              group={`${id}-plan`}
              checked={plan.productCode === chosen?.productCode}
              isRecommended={plan.productCode === recommended?.productCode}
              onChoose={() => onChoose(plan)}
            />
          ))}
        </Plans>
      )}
    </Step>
  )
}

/**
 * A plan with its monthly and total price, the price before a coupon, and the lowest price of 30 days if it is
 * reduced.
 */
function PlanCard({
  plan,
  price,
  group,
  checked,
  isRecommended,
  onChoose,
}: {
  plan: Product
  price: PlanPrice
  group: string
  checked: boolean
  isRecommended: boolean
  onChoose: () => void
}) {
  const { t } = useTranslation('commerce')
  const { planName, duration } = usePlanNames()
  const id = useId()
  return (
    <Plan $featured={isRecommended}>
      <input
        type="radio"
        name={group}
        value={plan.productCode}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
        onChange={onChoose}
      />
      <Name>
        <strong id={`${id}-name`}>{planName(plan)}</strong>
        <span data-mark aria-hidden>
          <IconCheck />
        </span>
      </Name>
      <span id={`${id}-price`}>
        {isRecommended && <Tag>{t('plan.featured')}</Tag>}
        <Price>
          <b>{formatMoney(price.perMonth)}</b> <span>{t('plan.perMonth')}</span>
        </Price>
        <Total>
          {price.isReduced && (
            <>
              <VisuallyHidden>{t('summary.before')} </VisuallyHidden>
              <s>{formatMoney(price.fullPrice)}</s>{' '}
            </>
          )}
          <span>{t('plan.total', { price: formatMoney(price.total), months: duration(plan) })}</span>
        </Total>
        {(price.isReduced || isReduced(plan)) && (
          <Note>{t('plan.lowest', { price: formatMoney(plan.lowestPrice30 ?? plan.totalPrice) })}</Note>
        )}
      </span>
    </Plan>
  )
}
