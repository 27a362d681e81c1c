import { invoiceData } from '../invoice-data'
import { sampleLibrary, seedLibrary } from '../library'
import { learnerAnna, olga } from '../people'
import { order, pay } from '../shop'
import type { TestPerson } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

/** Paid orders with invoice data: only the buyer can request an invoice. */
export const invoiceObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, { ...sampleLibrary(), courses: [], popups: [], companies: [] })
  const make = async (who: TestPerson) => {
    await t.call('patchUserMetadata', { body: { action: 'invoice-data', payload: invoiceData() } }, who)
    const { _id, extOrderId } = await order(t, {}, who)
    await pay(t, extOrderId)
    return _id
  }
  return {
    'own order': {
      mine: { id: await make(learnerAnna) },
      others: [{ name: "someone's", id: await make(olga), owner: olga, stranger: hidden, admin: hidden }],
    },
  }
}
