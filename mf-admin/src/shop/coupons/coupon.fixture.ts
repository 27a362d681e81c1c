import type { AdminCoupon } from '@mowka/contract/schemas/editor/shop'

/** A working coupon of 20 % with a limit of uses. */
export const coupon = (change: Partial<AdminCoupon> = {}): AdminCoupon => ({
  code: 'START20',
  type: 'PERCENT',
  amount: 20,
  applyTo: [],
  flows: ['SUBSCRIPTION'],
  active: true,
  validFrom: null,
  validTo: null,
  maxUses: 500,
  usesPerPerson: 1,
  assignedEmail: null,
  state: 'working',
  uses: 214,
  version: 3,
  ...change,
})
