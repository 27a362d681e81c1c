import type { Product } from '@mowka/contract/schemas/order'
import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { formatDate } from '@mowka/domain/time'
import { extendByMonths } from '@mowka/domain/user/access'
import { session } from '@mowka/kernel/session'
import { Button, Flag, Muted, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { priceWithCoupon } from '../plans/coupon-price'
import { usePlanNames } from '../plans/plans'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${tokens.s3} ${tokens.s6};
`
const Sheet = styled.div`
  position: sticky;
  bottom: ${tokens.bottomBar};
  z-index: 20;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s2};
  /* Covers the page gutters and the page end, so that no strip shows below the sheet. */
  margin-inline: calc(-1 * ${tokens.gutter});
  margin-bottom: calc(-1 * ${tokens.s8});
  padding: ${tokens.s3} ${tokens.gutter};
  border-radius: ${tokens.r24} ${tokens.r24} 0 0;
  background: ${tokens.card};
  box-shadow: ${tokens.lift2};
  > p { grid-column: 1 / -1; justify-content: space-between; }
  > button:last-child { grid-column: 1 / -1; }
`
const Choice = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`
const Sum = styled.b`
  font-size: ${tokens.fs22};
  font-weight: 900;
  white-space: nowrap;
`

/**
 * The selected plan, its end of access and price, and the add-to-basket button, which is disabled until both a
 * language and a plan are selected (C-SUB-09). `sheet` makes it stick to the bottom of small screens.
 */
export const BuyBar = observer(function BuyBar({
  plan,
  discount,
  onAdd,
  goOn,
  sheet = false,
}: {
  plan: Product | null
  /** Discount that reduces the price, or null. */
  discount: DiscountCondition | null
  onAdd: () => void
  goOn?: ReactNode
  sheet?: boolean
}) {
  const { t } = useTranslation('commerce')
  const { fullName } = usePlanNames()
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  useSnackbarsAbove(bar, sheet)
  const Frame = sheet ? Sheet : Bar
  const price = plan && priceWithCoupon(plan, discount)
  const choice = plan && price && (
    <>
      {!sheet && <Flag langCode={plan.targetLang} />}
      <b>{fullName(plan)}</b>
      {!sheet && (
        <Muted as="span">{t('subscribe.accessAfter', { date: dateAfter(plan, price.months) })}</Muted>
      )}
      <Sum>{formatMoney(price.total)}</Sum>
    </>
  )
  return (
    <Frame ref={bar}>
      <Choice id={id}>{choice ?? <Muted as="span">{t('subscribe.missing')}</Muted>}</Choice>
      <Button variant="primary" size="lg" aria-disabled={!plan} aria-describedby={id} onClick={onAdd}>
        {t('subscribe.add')}
      </Button>
      {goOn}
    </Frame>
  )
})

const dateAfter = ({ targetLang }: Product, months: number): string => {
  const now = new Date()
  return formatDate(extendByMonths(session.accessUntil(targetLang, now), months, now))
}
