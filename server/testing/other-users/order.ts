import { sql } from 'drizzle-orm'
import { orders, refunds } from '../../src/order/tables'
import { sampleLibrary, seedLibrary } from '../library'
import { learnerAnna, olga } from '../people'
import type { TestPerson } from '../test-api'
import type { OtherUsersFixture } from './fixture'

/** An order of a learner. */
const newOrder = {
  products: [{ productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG', quantity: 1 }],
  buyer: { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true },
}

/** Orders and refunds. Operators can access all of them; anyone with an order number can read its status. */
export const orderObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, { ...sampleLibrary(), courses: [], popups: [], companies: [] })
  const make = async (who: TestPerson) => {
    await t.call('postOrder', { body: newOrder }, who)
    const [order] = (await t.call('getOrders', {}, who)).answer
    const id = order?._id ?? ''
    // Paid, so that it can be refunded.
    await t.db.update(orders).set({ status: 'COMPLETED' }).where(sql`${orders.id} = ${id}`)
    const refund = `refund of ${who.name}`
    await t.db.insert(refunds).values({
      id: refund,
      orderId: id,
      origin: 'shop',
      status: 'canceled',
      task: 'not-restored',
      amount: 6900,
      requestedAt: t.services.now(),
      changedAt: t.services.now(),
    })
    return { id, refund, number: order?.extOrderId ?? '' }
  }
  const mine = await make(learnerAnna)
  const theirs = await make(olga)
  return {
    order: {
      mine: { id: mine.id },
      others: [
        {
          name: "someone's",
          id: theirs.id,
          owner: olga,
          stranger: { status: 403, code: 'FORBIDDEN' },
          admin: 'allowed',
        },
      ],
    },
    refund: {
      mine: { id: mine.refund },
      others: [
        {
          name: "someone's",
          id: theirs.refund,
          owner: olga,
          stranger: { status: 403, code: 'FORBIDDEN' },
          admin: 'allowed',
        },
      ],
    },
    'order number': {
      mine: { id: mine.number },
      others: [{ name: "someone's", id: theirs.number, owner: olga, stranger: 'allowed', admin: 'allowed' }],
    },
  }
}
