import { formatMoney } from '@mowka/domain/money'
import { formatDate } from '@mowka/domain/warsaw-time'
import { Flag, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { LinePeriod } from '../checkout/access-changes'
import type { CheckoutLine } from '../checkout/use-checkout'
import { isReduced } from '../plans/plan-choice'
import { usePlanNames } from '../plans/use-plan-names'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s4};
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: ${tokens.s3}; }
  b { display: block; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  li > span { white-space: nowrap; }
`

/** The purchased plans with period and price, and the lowest price of 30 days for reduced ones. */
export function BoughtList({ lines }: { lines: readonly CheckoutLine[] }) {
  const { t } = useTranslation('commerce')
  const { fullName } = usePlanNames()
  const time = ({ from, to }: LinePeriod) =>
    from
      ? t('order.fromTo', { from: formatDate(from), to: formatDate(to) })
      : t('order.fromToday', { to: formatDate(to) })
  return (
    <List>
      {lines.map(({ plan, line, period }) => (
        <li key={plan.productCode}>
          <Flag langCode={plan.targetLang} size={32} />
          <p>
            <b>{fullName(plan)}</b>
            {period && <small>{time(period)}</small>}
            {(line.discount > 0 || isReduced(plan)) && (
              <small>
                {t('summary.lowest', {
                  price: formatMoney((plan.lowestPrice30 ?? plan.totalPrice) * line.quantity),
                })}
              </small>
            )}
          </p>
          <span>{formatMoney(line.total)}</span>
        </li>
      ))}
    </List>
  )
}
