import { sql } from 'drizzle-orm'
import type { ForeignFixture } from '../testing/foreign-objects'
import { sampleLibrary, seedLibrary } from '../testing/library'
import { learnerAnna, olga } from '../testing/people'
import type { TestPerson } from '../testing/test-api'
import { orders } from './tables'

/** An order that a learner makes. */
export const newOrder = {
  products: [{ productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG', quantity: 1 }],
  buyer: { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true },
}

/** Orders of people. Operators reach them all; whoever has the number of one may see what became of it. */
export const orderObjects: ForeignFixture = async (t) => {
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
      foreign: [
        {
          what: "someone's",
          id: theirs.id,
          owner: olga,
          stranger: { status: 403, code: 'FORBIDDEN' },
          admin: 'in',
        },
      ],
    },
    'order number': {
      mine: { id: mine.number },
      foreign: [{ what: "someone's", id: theirs.number, owner: olga, stranger: 'in', admin: 'in' }],
    },
  }
}
