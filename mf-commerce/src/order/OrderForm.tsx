import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/commerce'
import { session } from '@mowka/kernel/session'
import { optional, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { countPaidOrders } from '../basket/paid-orders'
import { BuyerCard, ConsentCard, InvoiceCard } from '../buyer/BuyerCards'
import { BuyerForm } from '../buyer/BuyerForm'
import { orderDraftName } from '../buyer/buyer-drafts'
import { buyerDefaults } from '../buyer/buyer-values'
import { OrderColumns } from '../checkout/OrderColumns'
import { PayButton } from '../checkout/PayButton'
import { PayOnce } from '../checkout/PayOnce'
import { useCheckout } from '../checkout/use-checkout'
import { BoughtList } from './BoughtList'
import { usePlaceOrder } from './use-place-order'

/** The order form with the purchased plans, their periods and prices, and the note that nothing renews. */
export const OrderForm = observer(function OrderForm({ products }: { products: readonly Product[] }) {
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
