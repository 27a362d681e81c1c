import type { DiscountCondition } from '@mowka/shared/domain/coupon'
import { useTranslation } from 'react-i18next'

/** How the line of a discount is called: "Rabat 20%", or "Rabat" where it is no percentage. */
export function useDiscountLabel(discount: DiscountCondition | null): string {
  const { t } = useTranslation('commerce')
  return discount?.type === 'PERCENT'
    ? t('totals.discountPercent', { percent: discount.amount })
    : t('totals.discount')
}
