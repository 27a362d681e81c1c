import { invoiceData } from '@mowka/shared/testing/entities'
import { type ForeignFixture, hidden } from '../testing/foreign-objects'
import { sampleLibrary, seedLibrary } from '../testing/library'
import { learnerAnna, olga } from '../testing/people'
import { order, pay } from '../testing/shop'
import type { TestPerson } from '../testing/test-api'

/** Paid orders of people who have invoice data: only their buyers ask for an invoice. */
export const invoiceObjects: ForeignFixture = async (t) => {
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
      foreign: [{ what: "someone's", id: await make(olga), owner: olga, stranger: hidden, admin: hidden }],
    },
  }
}
