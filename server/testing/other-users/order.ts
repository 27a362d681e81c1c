import { sql } from 'drizzle-orm'
import { orders } from '../../src/order/tables'
import { sampleLibrary, seedLibrary } from '../library'
import { learnerAnna, olga } from '../people'
import type { TestPerson } from '../test-api'
import type { OtherUsersFixture } from './fixture'

/** An order that a learner makes. */
const newOrder = {
  products: [{ productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG', quantity: 1 }],
  buyer: { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true },
}

/** Orders of people. Operators reach them all; whoever has the number of one may see what became of it. */
export const orderObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, { ...sampleLibrary(), courses: [], popups: [], companies: [] })
  const make = async (who: TestPerson) => {
    await t.call('postOrder', { body: newOrder }, who)
    const [order] = (await t.call('getOrders', {}, who)).answer
    const id = order?._id ?? ''
    // Paid, so that its money can go back.
    await t.db.update(orders).set({ status: 'COMPLETED' }).where(sql`${orders.id} = ${id}`)
    return { id, number: order?.extOrderId ?? '' }
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
    'order number': {
      mine: { id: mine.number },
      others: [{ name: "someone's", id: theirs.number, owner: olga, stranger: 'allowed', admin: 'allowed' }],
    },
  }
}
