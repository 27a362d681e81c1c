import type { StaffRole } from '@mowka/domain/user/roles'
import { type IdPath, objectPolicy, type Policy } from '../http/policy'
import { notFound } from '../http/problem'
import { readRefund } from './refund/store'
import { type OrderRow, readOrder, readOrderByNumber } from './store'

/** Allows accounts with the rights of a staff role any order. */
export const anyOrder = <W extends StaffRole, const At extends IdPath>(who: W, at: At) =>
  objectPolicy({
    name: who,
    who,
    kind: 'order',
    at,
    load: async ({ db }, id) => {
      const order = await readOrder(db, id)
      if (!order) throw notFound('The order')
      return order
    },
  })

/** Allows operators any refund. */
export const anyRefund = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'operator',
    who: 'operator',
    kind: 'refund',
    at,
    load: async ({ db }, id) => {
      const refund = await readRefund(db, id)
      if (!refund) throw notFound('The refund')
      return refund
    },
  })

/** Allows anyone with the order number: 128 random bits known to its buyer. */
export const orderNumber: Policy<'anyone', { params: { extOrderId: string } }, OrderRow> = {
  name: 'order number',
  who: 'anyone',
  openBecause:
    'gift cards are bought without an account (C30); nobody guesses the number, and nothing tells who bought',
  objects: [{ kind: 'order number', at: 'params.extOrderId' }],
  load: async ({ db, params }) => {
    const order = await readOrderByNumber(db, params.extOrderId)
    if (!order) throw notFound('The order')
    return order
  },
}

/** Allows the order's owner; 404 for everyone else. */
export const ownOrder = objectPolicy({
  name: 'owner of the order',
  who: 'signed-in',
  kind: 'own order',
  at: 'params.orderId',
  load: async ({ db, person }, id) => {
    const order = await readOrder(db, id)
    if (!order || order.userId !== person.userId) throw notFound('The order')
    return order
  },
})
