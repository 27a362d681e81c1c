import { paths } from '@mowka/contract/routes'
import type { Product } from '@mowka/contract/schemas/order'
import { appliesTo } from '@mowka/domain/shop/coupon'
import { type OrderLine, orderTotal } from '@mowka/domain/shop/order-total'
import { planMonths } from '@mowka/domain/shop/product-code'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { ErrorState, Page } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { basketLines, planOf, unknownCodes } from '../basket/basket-lines'
import { type BasketStore, useBasket, useClearPaidBasket } from '../basket/basket-store'
import type { CouponHandle } from '../coupon/use-coupon'
import { monthsOf } from '../plans/plans'
import type { Sums } from '../totals/Totals'
import { type AccessChange, accessChanges, type LinePeriod, linePeriods } from './access-changes'
import { CheckoutHead } from './CheckoutFrame'
import { useSubscriptionCoupon } from './use-subscription-coupon'

/** A basket line with its plan, price and access period. */
export type CheckoutLine = { plan: Product; line: OrderLine; period: LinePeriod | null }

/** The basket as shown on the summary and order pages. */
export type Checkout = {
  basket: BasketStore
  coupon: CouponHandle
  lines: CheckoutLine[]
  sums: Sums
  access: AccessChange[]
  /** Basket codes that match no plan (C-SUB-18). */
  wrong: string[]
  /** Coupon code sent with the order; null unless it reduces the price or adds months. */
  usedCode: string | null
}

/** Whether the basket has a plan to order; without one the checkout redirects to the plans (C-SUM-09, C16). */
const hasPlan = ({ products }: Pick<BasketStore, 'products'>): boolean =>
  products.some(({ productCode }) => planMonths(productCode) !== null)

/** Returns the basket with its totals, computed by the same rules as on the server. Use it in an `observer`. */
export function useCheckout(products: readonly Product[]): Checkout {
  const basket = useBasket()
  const coupon = useSubscriptionCoupon(
    basket,
    basket.products.map(({ productCode }) => productCode),
  )
  const now = new Date()
  const wrong = unknownCodes(products, basket.products)
  const discount = coupon.current?.discount ?? null
  const priced = basketLines(
    products,
    basket.products.filter(({ productCode }) => !wrong.includes(productCode)),
  ).map(({ plan, quantity }) => ({
    productCode: plan.productCode,
    quantity,
    totalPrice: plan.totalPrice,
    months: monthsOf(plan),
  }))
  const { lines, ...sums } = orderTotal(priced, discount)
  const accessUntil = (lang: Product['targetLang']) => session.accessUntil(lang, now)
  const periods = linePeriods(lines, accessUntil, now)
  const isUsed = discount && lines.some(({ productCode }) => appliesTo(discount, productCode))
  return {
    basket,
    coupon,
    lines: lines.map((line, at) => ({
      plan: planOf(products, line.productCode),
      line,
      period: periods[at] ?? null,
    })),
    sums,
    access: accessChanges(lines, accessUntil, now),
    wrong,
    usedCode: isUsed ? (coupon.current?.code ?? null) : null,
  }
}

/** A checkout step for the plans in the basket. With an empty basket it redirects to the plans (C-SUM-08 to -10). */
export const BasketStep = observer(function BasketStep({
  title,
  note,
  at,
  skeleton,
  children,
}: {
  title: string
  note: ReactNode
  at: 'basket' | 'order'
  skeleton: ReactNode
  children: (products: readonly Product[]) => ReactNode
}) {
  const { t } = useTranslation('commerce')
  usePageTitle(title)
  const basket = useBasket()
  useClearPaidBasket(basket)
  const [query] = useSearchParams()
  const reads = useReads({ products: read('getProducts') })
  if (!hasPlan(basket)) {
    return <Navigate replace to={paths.subscribe({}, { query: Object.fromEntries(query) })} />
  }
  return (
    <Page>
      <CheckoutHead title={title} note={note} at={at} />
      <ReadStates
        reads={reads}
        skeleton={skeleton}
        failed={({ retry, retrying }) => (
          <ErrorState onRetry={() => void retry()} retrying={retrying}>
            {t('summary.error')}
          </ErrorState>
        )}
      >
        {({ products }) => children(products)}
      </ReadStates>
    </Page>
  )
})
