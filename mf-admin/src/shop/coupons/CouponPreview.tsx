import type { Product } from '@mowka/contract/schemas/order'
import { appliesTo, type DiscountCondition } from '@mowka/domain/shop/coupon'
import { formatMoney } from '@mowka/domain/shop/money'
import { orderTotal } from '@mowka/domain/shop/order-total'
import { Card, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { useFormValues } from '@mowka/web/forms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { amountOf, applyToOf, type CouponDraft, plansOf } from './coupon-draft'
import { couponText } from './coupon-text'

/** Time without a change after which the sentence is updated, in ms, so that readers don't hear every digit. */
const PAUSE = 500

const Says = styled.p`
  padding: ${tokens.s3} ${tokens.s4};
  border-radius: ${tokens.r16};
  background: ${tokens.sparkSoft};
  color: ${tokens.text};
  font-weight: 800;
`
const Prices = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: ${tokens.s2} ${tokens.s4};
  margin: 0;
  dt { color: ${tokens.muted}; }
  dd { margin: 0; font-weight: 700; text-align: end; }
`

/** Returns a text once it hasn't changed for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Returns the discount of a draft; `null` while its amount is no positive whole number. */
function discountOf(draft: CouponDraft, products: readonly Product[]): DiscountCondition | null {
  const amount = amountOf(draft)
  if (!Number.isInteger(amount) || amount < 1) return null
  return { type: draft.type, amount, applyTo: applyToOf(draft, plansOf(products)) }
}

/** The effect of the coupon in a sentence, and its prices for the featured product that it applies to. */
export function CouponPreview({ products }: { products: readonly Product[] }) {
  const { t, i18n } = useTranslation('shop')
  const discount = discountOf(useFormValues<CouponDraft>(), products)
  const sentence = useSettled(discount ? couponText(t, discount, i18n.language) : '')
  const covered = discount ? products.filter(({ productCode }) => appliesTo(discount, productCode)) : []
  const example = covered.find(({ featured }) => featured) ?? covered[0]
  const order =
    discount && example
      ? orderTotal([{ ...example, quantity: 1 }], { ...discount, applyTo: [...discount.applyTo] })
      : null
  return (
    <Card as="section">
      <Stack gap={3}>
        <h2>{t('coupon.preview.title')}</h2>
        <div role="status">{sentence !== '' && <Says>{sentence}</Says>}</div>
        {discount && !example && <Muted>{t('coupon.preview.none')}</Muted>}
        {order && example && (
          <>
            <Muted size={14}>{t('coupon.preview.example', { product: example.name })}</Muted>
            <Prices>
              <dt>{t('coupon.preview.without')}</dt>
              <dd>{formatMoney(order.fullPrice)}</dd>
              <dt>{t('coupon.preview.with')}</dt>
              <dd>{formatMoney(order.total)}</dd>
              <dt>{t('coupon.preview.saving')}</dt>
              <dd>{formatMoney(order.fullPrice - order.total)}</dd>
              <dt>{t('coupon.preview.months')}</dt>
              <dd>{order.lines[0]?.months ?? example.months}</dd>
            </Prices>
          </>
        )}
      </Stack>
    </Card>
  )
}
