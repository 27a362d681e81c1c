import type { DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Label of the discount line: "Rabat 20%", or "Rabat" if it is not a percentage. */
export function useDiscountLabel(discount: DiscountCondition | null): string {
  const { t } = useTranslation('commerce')
  return discount?.type === 'PERCENT'
    ? t('totals.discountPercent', { percent: discount.amount })
    : t('totals.discount')
}

const Rows = styled.dl`
  display: grid;
  gap: ${tokens.s2};
  > div { display: flex; align-items: baseline; justify-content: space-between; gap: ${tokens.s3}; }
  dd { white-space: nowrap; }
`
const Discount = styled.div`
  color: ${tokens.successInk};
  font-weight: 700;
`
const Sum = styled.div`
  margin-top: ${tokens.s2};
  padding-top: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  font-size: ${tokens.fs22};
  font-weight: 900;
`

/** The totals of an order, in grosz. */
export type Sums = { fullPrice: number; discount: number; total: number }

/**
 * Price, discount and total (C-SUM-05), announced as one sentence when they change. `discountLabel` names the
 * discount, e.g. "Rabat 20%"; `totalLabel` defaults to "Razem".
 */
export function Totals({
  sums: { fullPrice, discount, total },
  discountLabel,
  totalLabel,
}: {
  sums: Sums
  discountLabel?: string
  totalLabel?: string
}) {
  const { t } = useTranslation('commerce')
  return (
    <>
      <Rows>
        {discount > 0 && (
          <>
            <div>
              <dt>{t('totals.price')}</dt>
              <dd>{formatMoney(fullPrice)}</dd>
            </div>
            <Discount>
              <dt>{discountLabel ?? t('totals.discount')}</dt>
              <dd>{`−${formatMoney(discount)}`}</dd>
            </Discount>
          </>
        )}
        <Sum>
          <dt>{totalLabel ?? t('totals.total')}</dt>
          <dd>{formatMoney(total)}</dd>
        </Sum>
      </Rows>
      <VisuallyHidden role="status">
        {discount > 0
          ? t('totals.spokenWithDiscount', { total: formatMoney(total), discount: formatMoney(discount) })
          : t('totals.spoken', { total: formatMoney(total) })}
      </VisuallyHidden>
    </>
  )
}
