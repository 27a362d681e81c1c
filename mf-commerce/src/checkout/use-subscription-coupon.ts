import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BasketStore } from '../basket/basket-store'
import { type CouponHandle, useCoupon } from '../coupon/use-coupon'

const isSame = (a: string | null, b: string | null): boolean => a?.toLowerCase() === b?.toLowerCase()

/**
 * The coupon of the basket of plans. A code in the address is put into the basket and verified quietly (C-SUB-11,
 * C-COUP-08); a coupon that is taken out leaves the address, too. Use it in an `observer`.
 *
 * `productCodes` are what it has to be good for; nothing while plans are still chosen.
 */
export function useSubscriptionCoupon(basket: BasketStore, productCodes: readonly string[]): CouponHandle {
  const [query, setQuery] = useSearchParams()
  const offered = query.get('code')?.trim() || null
  const take = useEffectEvent(() => {
    if (offered && !isSame(offered, basket.coupon)) basket.setCoupon(offered)
  })
  useEffect(() => {
    if (offered) take()
  }, [offered])

  const coupon = useCoupon({
    kept: basket.coupon ? { code: basket.coupon, discount: basket.discount } : null,
    keep: (next) => basket.setCoupon(next?.code ?? null, next?.discount ?? null),
    flow: 'SUBSCRIPTION',
    productCodes,
  })
  return {
    ...coupon,
    remove: () => {
      coupon.remove()
      if (!offered) return
      setQuery(
        (now) => {
          const next = new URLSearchParams(now)
          next.delete('code')
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}
