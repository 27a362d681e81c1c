import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { BasketStore } from '../basket/basket-store'
import { type CouponHandle, isSameCode, useCoupon } from '../coupon/use-coupon'

/**
 * History entries (by location key) whose coupon code from the address was already applied. Going back to such an
 * entry doesn't apply the code again.
 */
export const appliedOffers = new Set<string>()

/**
 * The coupon of the plan basket. A code in the address is applied and verified silently (C-SUB-11, C-COUP-08). A
 * refused, replaced or removed code is deleted from the address, and going back in the history doesn't restore it.
 * Use it in an `observer`.
 *
 * `productCodes` are the products that it must apply to; empty while plans are still being chosen.
 */
export function useSubscriptionCoupon(basket: BasketStore, productCodes: readonly string[]): CouponHandle {
  const [query, setQuery] = useSearchParams()
  const offered = query.get('code')?.trim() || null
  const { key: place } = useLocation()
  const take = useEffectEvent((code: string, at: string) => {
    if (appliedOffers.has(at)) return
    appliedOffers.add(at)
    if (!isSameCode(code, basket.coupon)) basket.setCoupon(code)
  })
  useEffect(() => {
    if (offered) take(offered, place)
  }, [offered, place])

  const isGone = offered !== null && appliedOffers.has(place) && !isSameCode(offered, basket.coupon)
  const forget = useEffectEvent(() =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('code')
        return next
      },
      { replace: true, preventScrollReset: true },
    ),
  )
  useEffect(() => {
    if (isGone) forget()
  }, [isGone])

  return useCoupon({
    current: basket.coupon ? { code: basket.coupon, discount: basket.discount } : null,
    setCoupon: (next) => basket.setCoupon(next?.code ?? null, next?.discount ?? null),
    flow: 'SUBSCRIPTION',
    productCodes,
    offered,
  })
}
