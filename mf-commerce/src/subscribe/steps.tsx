import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { formatDate } from '@mowka/domain/time'
import { session } from '@mowka/kernel/session'
import { Flag, Muted, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type PlanPrice, priceWithCoupon } from '../plans/coupon-price'
import { isReduced, usePlanNames } from '../plans/plans'
import { Lang, Langs, radioTile } from './language-styles'

const Box = styled.section`
  padding-top: ${tokens.s4};
`
const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  margin-bottom: ${tokens.s4};
  > span {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 10px 10px 10px 3px;
    background: ${tokens.text};
    color: ${tokens.page};
    font-size: ${tokens.fs16};
    font-weight: 900;
  }
`

/** A numbered step of the purchase. The heading's id labels the radio group. */
function Step({
  number,
  title,
  headingId,
  children,
}: {
  number: number
  title: ReactNode
  headingId: string
  children: ReactNode
}) {
  return (
    <Box aria-labelledby={headingId}>
      <Heading id={headingId}>
        <span aria-hidden>{number}</span>
        {title}
      </Heading>
      {children}
    </Box>
  )
}

/** Minimum width of a plan column, in px (C-SUB-04). */
const PLAN_COLUMN = 270

export const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${PLAN_COLUMN}px), 1fr));
  gap: ${tokens.s4};
  align-items: stretch;
  padding-top: ${tokens.s2};
`

const Plan = styled.label<{ $featured: boolean }>`
  ${radioTile}
  display: grid;
  align-content: start;
  gap: 2px;
  padding: ${tokens.s6};
  border-radius: ${tokens.r24};
  scroll-margin-bottom: 180px;
  ${({ $featured }) => $featured && `border-color: transparent; background: ${tokens.sparkSoft};`}
  &:has(:checked) [data-mark] { border-color: ${tokens.text}; background: ${tokens.text}; color: ${tokens.card}; svg { visibility: visible; } }
  ${media.phone} { padding: ${tokens.s5}; }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s3};
  font-size: ${tokens.fs18};
  [data-mark] {
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 2px solid ${tokens.lineStrong};
    border-radius: 50%;
    background: ${tokens.card};
    svg { width: 16px; height: 16px; stroke-width: 3; visibility: hidden; }
  }
`

/** On the upper edge of the card. */
const Tag = styled.span`
  position: absolute;
  top: -13px;
  left: ${tokens.s6};
  padding: 3px 12px;
  border-radius: 10px 10px 10px 3px;
  background: ${tokens.spark};
  color: ${tokens.onSpark};
  font-size: ${tokens.fs13};
  font-weight: 800;
`

const Price = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.s2};
  margin-top: ${tokens.s4};
  b { font-size: 2.25rem; font-weight: 900; line-height: 1.1; letter-spacing: -0.02em; white-space: nowrap; }
  ${media.phone} { margin-top: ${tokens.s2}; }
`
const Total = styled.span`
  display: block;
  margin-top: 6px;
  font-weight: 700;
  s { color: ${tokens.muted}; font-weight: 400; }
`
const Note = styled.span`
  display: block;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`

/** Step 1: the language, in a row that scrolls horizontally if it is too long (C-SUB-01). */
export const LanguageCarousel = observer(function LanguageCarousel({
  languages,
  chosen,
  onChoose,
  inBasket,
}: {
  languages: readonly LangCode[]
  chosen: LangCode | null
  onChoose: (lang: LangCode) => void
  inBasket: (lang: LangCode) => boolean
}) {
  const { t } = useTranslation(['commerce', 'common'])
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  // Only sideways: `scrollIntoView` would move the page too. A chosen language is never out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another choice
  useEffect(() => {
    const tile = row.current?.querySelector('input:checked')?.closest('label')
    if (!row.current || !tile) return
    const { left, right } = tile.getBoundingClientRect()
    const view = row.current.getBoundingClientRect()
    if (left < view.left) row.current.scrollLeft -= view.left - left
    else if (right > view.right) row.current.scrollLeft += right - view.right
  }, [chosen])

  const noteOf = (lang: LangCode): string | null => {
    if (inBasket(lang)) return t('subscribe.inBasket')
    const until = session.accessUntil(lang)
    return until && t('subscribe.accessUntil', { date: formatDate(until) })
  }

  return (
    <Step number={1} title={t('subscribe.language')} headingId={`${id}-heading`}>
      <Langs ref={row} role="radiogroup" aria-labelledby={`${id}-heading`}>
        {languages.map((lang) => {
          const note = noteOf(lang)
          return (
            <Lang key={lang}>
              <input
                type="radio"
                name={`${id}-lang`}
                value={lang}
                checked={lang === chosen}
                aria-labelledby={`${id}-${lang}`}
                aria-describedby={note ? `${id}-${lang}-note` : undefined}
                onChange={() => onChoose(lang)}
              />
              <Flag langCode={lang} size={44} />
              <b id={`${id}-${lang}`}>{t(`common:language.${lang}`)}</b>
              {note && <small id={`${id}-${lang}-note`}>{note}</small>}
            </Lang>
          )
        })}
      </Langs>
    </Step>
  )
})

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
