import type { DiscountCondition } from '@mowka/domain/coupon'
import { useTranslation } from 'react-i18next'

/** Label of the discount line: "Rabat 20%", or "Rabat" if it is not a percentage. */
export function useDiscountLabel(discount: DiscountCondition | null): string {
  const { t } = useTranslation('commerce')
  return discount?.type === 'PERCENT'
    ? t('totals.discountPercent', { percent: discount.amount })
    : t('totals.discount')
}
