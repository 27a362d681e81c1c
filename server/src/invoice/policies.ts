import { objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readOrder } from '../order/public'

/** An order of one's own; those of others are not there. */
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
