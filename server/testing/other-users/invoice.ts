import { invoiceData } from '../invoice-data'
import { sampleLibrary, seedLibrary } from '../library'
import { learnerAnna, olga } from '../people'
import { order, pay } from '../shop'
import type { TestPerson } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

/** Paid orders with invoice data, with and without an invoice: only the buyer can request and download it. */
export const invoiceObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, { ...sampleLibrary(), courses: [], popups: [], companies: [] })
  const make = async (who: TestPerson) => {
    await t.call('patchUserMetadata', { body: { action: 'invoice-data', payload: invoiceData() } }, who)
    const { _id, extOrderId } = await order(t, {}, who)
    await pay(t, extOrderId)
    return _id
  }
  const makeInvoiced = async (who: TestPerson) => {
    const orderId = await make(who)
    await t.call('requestInvoice', { orderId }, who)
    return orderId
  }
  return {
    'own order': {
      mine: { id: await make(learnerAnna) },
      others: [{ name: "someone's", id: await make(olga), owner: olga, stranger: hidden, admin: hidden }],
    },
    'own invoice': {
      mine: { id: await makeInvoiced(learnerAnna) },
      others: [
        { name: "someone's", id: await makeInvoiced(olga), owner: olga, stranger: hidden, admin: hidden },
      ],
    },
  }
}
