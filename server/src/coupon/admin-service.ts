import { isDeepStrictEqual } from 'node:util'
import type { ParsedOf } from '@mowka/contract/calls'
import type { couponList } from '@mowka/contract/endpoints/editor/shop'
import type { AdminCoupon, CouponFields } from '@mowka/contract/schemas/editor/shop'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { storedAddress } from '@mowka/domain/user/email-list'
import type { Database } from '../database/database'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound, ProblemError, staleWrite } from '../http/problem'
import { readProducts } from '../product/public'
import * as store from './admin-store'

/** A coupon as shown in the panel. */
export const toAdminCoupon = (row: store.CountedCoupon): AdminCoupon => ({
  code: row.code,
  type: row.type,
  amount: row.amount,
  applyTo: row.applyTo,
  flows: row.flows,
  active: row.active,
  validFrom: row.validFrom,
  validTo: row.validTo,
  maxUses: row.maxUses,
  usesPerPerson: row.usesPerPerson,
  assignedEmail: row.assignedEmail,
  state: row.state,
  uses: row.uses,
  version: row.version,
})

/** Lists coupons page by page, with their state and uses. */
export async function listCoupons(
  { db, now }: CallScope<'operator'>,
  query: ReadListQuery<typeof couponList>,
) {
  const { rows, total } = await store.listCouponRows(db, query, now)
  return { items: rows.map(toAdminCoupon), metadata: { total } }
}

/** Finds a coupon for the panel. Throws 404 for an unknown code. */
export async function findCoupon(db: Database, code: string, now: Date): Promise<store.CountedCoupon> {
  const row = await store.readCountedCoupon(db, code, now)
  if (!row) throw notFound('The coupon')
  return row
}

/** The columns of a coupon. Throws 422 for a plan that isn't sold. */
async function columnsOf(db: Database, fields: CouponFields) {
  const { type, amount, flows, active, validFrom, validTo, maxUses, usesPerPerson, assignedEmail } = fields
  const applyTo = [...new Set(fields.applyTo)]
  const sold = (await readProducts(db)).map(({ productCode }) => productCode)
  const unknown = applyTo.find((code) => !sold.some((each) => each === code || each.startsWith(`${code}:`)))
  if (unknown !== undefined) throw invalidInput('body/applyTo', `No plan is ${unknown}`)
  return {
    type,
    amount,
    applyTo,
    flows: [...new Set(flows)],
    active,
    validFrom,
    validTo,
    maxUses,
    usesPerPerson,
    assignedEmail: assignedEmail === null ? null : storedAddress(assignedEmail),
  }
}

/**
 * Creates a coupon. A repeated request returns the coupon that it created. Throws 422 `COUPON_EXISTS` if the code is
 * taken by a coupon with other terms, and 422 for a plan that isn't sold.
 */
export async function createCoupon(
  call: CallScope<'operator'>,
  { code, ...fields }: ParsedOf<'createCoupon', 'body'>,
): Promise<AdminCoupon> {
  const columns = await columnsOf(call.db, fields)
  const made = await store.insertCoupon(call.db, { code, ...columns, edited: true })
  const coupon = toAdminCoupon(await findCoupon(call.db, code, call.now))
  if (made) return coupon
  const isSame = Object.entries(columns).every(([name, value]) =>
    isDeepStrictEqual(Reflect.get(coupon, name), value),
  )
  if (!isSame) {
    throw new ProblemError(422, 'COUPON_EXISTS', 'The code is taken', {
      errors: [{ path: 'body/code', message: 'The code is taken', code: 'COUPON_EXISTS' }],
    })
  }
  return coupon
}

/**
 * Changes a coupon; orders placed before keep their discount. Throws 409 `STALE_WRITE` after a concurrent change, and
 * 422 for a plan that isn't sold.
 */
export async function updateCoupon(
  call: CallScope<'operator'>,
  { code }: store.CountedCoupon,
  { version, ...fields }: ParsedOf<'updateCoupon', 'body'>,
): Promise<AdminCoupon> {
  const columns = await columnsOf(call.db, fields)
  const isChanged = await store.changeCoupon(call.db, { code, version }, columns)
  const coupon = toAdminCoupon(await findCoupon(call.db, code, call.now))
  if (!isChanged) throw staleWrite(coupon)
  return coupon
}
