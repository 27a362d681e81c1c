import { paths } from '@mowka/contract/routes'
import type { PlacedOrder, Product } from '@mowka/contract/schemas/order'
import { formatMoney } from '@mowka/domain/shop/money'
import { formatDate } from '@mowka/domain/time'
import { session } from '@mowka/kernel/session'
import { Flag, Skeleton, tokens } from '@mowka/kernel/ui'
import { type Outcome, optional, useReads, useWrite } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { countPaidOrders } from '../basket/basket-store'
import { BuyerCard, BuyerForm, ConsentCard, InvoiceCard } from '../buyer/BuyerForm'
import { type BuyerValues, buyerDefaults, buyerOf, invoiceOf, orderDraftName } from '../buyer/buyer-values'
import type { LinePeriod } from '../checkout/access-changes'
import { BasketStep, type CheckoutLine, useCheckout } from '../checkout/basket-checkout'
import { CheckoutColumns, PayOnce } from '../checkout/CheckoutFrame'
import { OrderColumns, PayButton } from '../checkout/OrderColumns'
import type { CouponHandle } from '../coupon/use-coupon'
import { isReduced, usePlanNames } from '../plans/plans'
import { useOrderFailure, usePayment } from './use-payment'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s4};
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: ${tokens.s3}; }
  b { display: block; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  li > span { white-space: nowrap; }
`

/** The purchased plans with period and price, and the lowest price of 30 days for reduced ones. */
function BoughtList({ lines }: { lines: readonly CheckoutLine[] }) {
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

/**
 * Orders the basket and redirects to the payment (C-ORD-11, C-ORD-12). Any status except SUCCESS shows an error, and
 * the button can be pressed again (C-ORD-13). `total` is the total shown on the button: the server refuses an order
 * with a different one.
 */
function usePlaceOrder({
  lines,
  coupon,
  usedCode,
  total,
  onPlaced,
}: {
  lines: readonly CheckoutLine[]
  coupon: CouponHandle
  /** Coupon code sent with the order, or null. */
  usedCode: string | null
  total: number
  /** Called before the browser leaves for the payment. */
  onPlaced: () => void
}): { place: (values: BuyerValues) => Promise<Outcome<PlacedOrder>> } {
  const ordering = useWrite('postOrder', {
    args: (values: BuyerValues) => ({
      body: {
        products: lines.map(({ line: { productCode, quantity } }) => ({ productCode, quantity })),
        coupon: usedCode,
        buyer: buyerOf(values),
        invoice: invoiceOf(values),
        shownTotal: total,
      },
    }),
    failure: useOrderFailure(coupon),
  })
  return { place: usePayment(ordering.run, onPlaced) }
}

/** The order form with the purchased plans, their periods and prices, and the note that nothing renews. */
const OrderForm = observer(function OrderForm({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('commerce')
  const [query] = useSearchParams()
  const checkout = useCheckout(products)
  const { basket, lines, sums, coupon, usedCode, wrong } = checkout
  const reads = useReads({ orders: optional('getOrders') })
  const orders = reads.state === 'ready' ? reads.data.orders : undefined
  const { place } = usePlaceOrder({
    lines,
    coupon,
    usedCode,
    total: sums.total,
    onPlaced: () => {
      if (orders) basket.markOrdered(countPaidOrders(orders, basket.products))
    },
  })
  // The summary shows plans that are no longer sold and lets the buyer remove them.
  if (wrong.length > 0) {
    return <Navigate replace to={paths.subscribeSummary({}, { query: Object.fromEntries(query) })} />
  }
  return (
    <BuyerForm
      draft={orderDraftName(session.user)}
      saved={buyerDefaults(session.user)}
      save={place}
      label={t('order.form')}
    >
      <OrderColumns
        checkout={checkout}
        bought={<BoughtList lines={lines} />}
        pay={<PayButton />}
        once={<PayOnce />}
        free={t('order.free')}
      >
        <BuyerCard />
        <InvoiceCard />
        <ConsentCard label={t('order.start')} text={t('order.startText')} />
      </OrderColumns>
    </BuyerForm>
  )
})

/** The buyer, the optional invoice and the button that orders (C-ORD-01). */
export default function OrderPage() {
  const { t } = useTranslation('commerce')
  return (
    <BasketStep
      title={t('order.title')}
      note={t('order.note')}
      at="order"
      skeleton={
        <CheckoutColumns aside={<Skeleton height={480} radius={16} />}>
          <Skeleton height={286} radius={16} />
          <Skeleton height={94} radius={16} />
          <Skeleton height={190} radius={16} />
        </CheckoutColumns>
      }
    >
      {(products) => <OrderForm products={products} />}
    </BasketStep>
  )
}
