import type { Database } from '../database/database'

/**
 * Functions of the order domain that coupons need. Orders import coupons, so coupons can't import orders;
 * `domains.ts` wires both.
 */
export type CouponPorts = {
  /**
   * Returns ids of unpaid orders that reserved a coupon, by account or by the order number that the buyer received.
   * They are cancelled when the same person orders with it again.
   */
  readUnpaidOrders: (
    db: Database,
    held: { couponCode: string; userId: string | null; extOrderId: string | null },
  ) => Promise<string[]>
}
