import { appliesTo, type DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { IconButton, tokens } from '@mowka/kernel/ui'
import { IconDiscount, IconTicket, IconX } from '@mowka/kernel/ui/icons'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Ticket = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 68px;
  padding: ${tokens.s2} ${tokens.s2} ${tokens.s2} ${tokens.s6};
  border: 1px dashed ${tokens.primary};
  border-radius: ${tokens.r16};
  background: ${tokens.sparkSoft};
  font-size: ${tokens.fs14};
  b { font-weight: 900; overflow-wrap: anywhere; }
  span { display: block; }
`

/** Formats a discount: "20% taniej", "30,00 zł taniej", "1 miesiąc dostępu więcej". */
function useDiscountText() {
  const { t } = useTranslation('commerce')
  return ({ type, amount }: DiscountCondition): string => {
    switch (type) {
      case 'PERCENT':
        return t('coupon.gives.percent', { percent: amount })
      case 'AMOUNT':
        return t('coupon.gives.amount', { price: formatMoney(amount) })
      case 'FIXED_UNIT_PRICE':
        return t('coupon.gives.unitPrice', { price: formatMoney(amount) })
      case 'ADDITIONAL_MONTHS':
        return t('coupon.gives.months', { count: amount })
    }
  }
}

/** A verified coupon: its code, its discount and a remove button. */
export function CouponTicket({
  code,
  discount,
  productCodes,
  onRemove,
  removeRef,
}: {
  code: string
  discount: DiscountCondition
  /** Products that it may apply to; if it applies to none of them, a note is shown. */
  productCodes: readonly string[]
  onRemove: () => void
  removeRef?: Ref<HTMLElement>
}) {
  const { t } = useTranslation('commerce')
  const discountText = useDiscountText()
  const applies = productCodes.some((productCode) => appliesTo(discount, productCode))
  return (
    <Ticket role="group" aria-label={t('coupon.label')}>
      {applies ? <IconDiscount aria-hidden /> : <IconTicket aria-hidden />}
      <p role="status">
        {applies ? t('coupon.works') : t('coupon.waits')} <b>{code}</b>
        <span>{applies ? discountText(discount) : t('coupon.COUPON_NOT_VALID_FOR_PLAN')}</span>
      </p>
      <IconButton ref={removeRef} aria-label={t('coupon.remove', { code })} onClick={onRemove}>
        <IconX aria-hidden />
      </IconButton>
    </Ticket>
  )
}
