import { optional, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { Product } from '@mowka/shared/contract/schemas/commerce'
import { formatMoney } from '@mowka/shared/domain/money'
import { FormActions } from '@mowka/shared/forms'
import { session } from '@mowka/shared/session'
import { Alert, Card, Muted, queries, Skeleton, Stack, tokens, useMediaQuery } from '@mowka/shared/ui'
import { IconLock } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { paidOrdersOf } from '../basket/paid-orders'
import { BuyerCard, ConsentCard, InvoiceCard } from '../buyer/BuyerCards'
import { BuyerForm } from '../buyer/BuyerForm'
import { buyerDefaults } from '../buyer/buyer-values'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { PayBar } from '../checkout/PayBar'
import { PayOnce } from '../checkout/PayOnce'
import { useCheckout } from '../checkout/use-checkout'
import { Totals } from '../totals/Totals'
import { BoughtList } from './BoughtList'
import { orderDraft } from './order-draft'
import { usePlaceOrder } from './use-place-order'

const Terms = styled(Muted)`
  a { color: ${tokens.text}; font-weight: 700; }
`

/**
 * The form of the order. Next to the button stands what is bought, for how long and for how much, and that nothing
 * renews. On small screens the button waits at the bottom.
 */
export const OrderForm = observer(function OrderForm({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('commerce')
  const small = useMediaQuery(queries.belowMedium)
  const heading = useId()
  const [query] = useSearchParams()
  const { basket, lines, sums, coupon, usedCode, wrong } = useCheckout(products)
  const reads = useReads({ orders: optional('getOrders') })
  const orders = reads.state === 'ready' ? reads.data.orders : undefined
  const unchecked = coupon.kept && !coupon.kept.discount && !coupon.isChecking ? coupon.kept.code : null
  const { place } = usePlaceOrder({
    lines,
    coupon: usedCode,
    total: sums.total,
    onCouponRefused: coupon.remove,
    onPlaced: () => {
      if (orders) basket.markOrdered(paidOrdersOf(orders, basket.products))
    },
  })
  // The summary says what cannot be bought any more, and lets go of it.
  if (wrong.length > 0) {
    return <Navigate replace to={paths.subscribeSummary({}, { query: Object.fromEntries(query) })} />
  }
  // Until the discount is known nobody presses a button that promises another price.
  const pay = coupon.isChecking ? (
    <Skeleton height={52} radius={12} />
  ) : (
    <FormActions
      submit={t('order.pay')}
      variant="primary"
      size="lg"
      fullWidth
      leftIcon={<IconLock aria-hidden />}
      always
    />
  )
  return (
    <BuyerForm
      draft={orderDraft(session.user)}
      saved={buyerDefaults(session.user)}
      save={place}
      label={t('order.form')}
    >
      <CheckoutColumns
        aside={
          <Card as="section" padding="large" aria-labelledby={heading}>
            <Stack gap={4}>
              <h2 id={heading}>{t('order.what')}</h2>
              <BoughtList lines={lines} />
              {unchecked && <Alert kind="warning">{t('order.unchecked', { code: unchecked })}</Alert>}
              <Totals
                sums={sums}
                discountLabel={usedCode ? t('order.inPrices', { code: usedCode }) : undefined}
                totalLabel={t('order.toPay')}
              />
              {!small && pay}
              <PayOnce />
              <Terms size={14}>
                {sums.total > 0 ? t('order.methods') : t('order.free')} {t('order.terms')}{' '}
                <Link to={paths.terms()} target="_blank">
                  {t('order.termsLink')}
                </Link>
                .
              </Terms>
            </Stack>
          </Card>
        }
      >
        <BuyerCard />
        <InvoiceCard />
        <ConsentCard label={t('order.start')} text={t('order.startText')} />
      </CheckoutColumns>
      {small && (
        <PayBar label={t('order.toPay')} total={formatMoney(sums.total)}>
          {pay}
        </PayBar>
      )}
    </BuyerForm>
  )
})
