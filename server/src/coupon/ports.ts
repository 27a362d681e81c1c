import type { Database } from '../database/database'

/**
 * What coupons ask of the domain of orders: it imports this one, so this one cannot import it. `domains.ts` brings the two
 * together.
 */
export type CouponPorts = {
  /**
   * The ids of unpaid orders with a coupon, of an account and by a number that whoever ordered got: they are given up when
   * the same person orders with it again.
   */
  readUnpaidOrders: (
    db: Database,
    held: { couponCode: string; userId: string | null; extOrderId: string | null },
  ) => Promise<string[]>
}
