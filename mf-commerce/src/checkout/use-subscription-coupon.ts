import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { BasketStore } from '../basket/basket-store'
import { isSameCode } from '../coupon/same-code'
import { type CouponHandle, useCoupon } from '../coupon/use-coupon'
import { takenOffers } from './taken-offers'

/**
 * The coupon of the basket of plans. A code in the address is put into the basket and verified quietly (C-SUB-11,
 * C-COUP-08). One that was refused, replaced by another one or taken out leaves the address, and the way back to an
 * address with it does not bring it back. Use it in an `observer`.
 *
 * `productCodes` are what it has to be good for; nothing while plans are still chosen.
 */
export function useSubscriptionCoupon(basket: BasketStore, productCodes: readonly string[]): CouponHandle {
  const [query, setQuery] = useSearchParams()
  const offered = query.get('code')?.trim() || null
  const { key: place } = useLocation()
  const take = useEffectEvent((code: string, at: string) => {
    if (takenOffers.has(at)) return
    takenOffers.add(at)
    if (!isSameCode(code, basket.coupon)) basket.setCoupon(code)
  })
  useEffect(() => {
    if (offered) take(offered, place)
  }, [offered, place])

  const isGone = offered !== null && takenOffers.has(place) && !isSameCode(offered, basket.coupon)
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
    kept: basket.coupon ? { code: basket.coupon, discount: basket.discount } : null,
    keep: (next) => basket.setCoupon(next?.code ?? null, next?.discount ?? null),
    flow: 'SUBSCRIPTION',
    productCodes,
    offered,
  })
}
