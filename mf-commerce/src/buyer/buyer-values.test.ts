import { learner } from '@mowka/shared/testing'
import { invoiceData } from '@mowka/shared/testing/entities'
import { buyerDefaults, buyerOf, draftOf, invoiceOf, withDraft } from './buyer-values'

const kept = invoiceData()
const withInvoice = (change = {}) => {
  const user = learner(change)
  return { ...user, userMetadata: { ...user.userMetadata, invoiceData: kept } }
}

test('C-ORD-06: the fields begin with what the account knows; the country is Poland and no consent is given', () => {
  const values = buyerDefaults(withInvoice())
  expect(values).toMatchObject({
    firstname: 'Anna',
    lastname: 'Nowak',
    email: 'anna@mowka.test',
    issueInvoice: false,
    invoice: { companyName: 'Studio Nowak', nip: '5252345675', zip: '30-702' },
    consumerAgreement: false,
  })
  expect(buyerOf(values).country).toBe('Polska')
  expect(buyerDefaults(learner()).invoice.nip).toBe('')
  expect(buyerDefaults(null)).toMatchObject({ firstname: '', email: '' })
})

test('C-ORD-06: an account without a name takes the one of its invoices', () => {
  expect(buyerDefaults(withInvoice({ givenName: '', familyName: '' }))).toMatchObject({
    firstname: 'Anna',
    lastname: 'Nowak',
  })
})

test('C-ORD-10 C-ORD-16: the invoice is sent with the name of the buyer, or not at all', () => {
  const values = { ...buyerDefaults(withInvoice()), firstname: 'Ewa' }
  expect(invoiceOf(values)).toEqual({ issueInvoice: false })
  expect(invoiceOf({ ...values, issueInvoice: true })).toEqual({
    ...kept,
    issueInvoice: true,
    firstname: 'Ewa',
  })
})

test('a draft brings back what was typed, but no consent', () => {
  const empty = buyerDefaults(null)
  const typed = {
    ...empty,
    firstname: 'Ewa',
    issueInvoice: true,
    invoice: { ...empty.invoice, nip: '525' },
    consumerAgreement: true,
  }
  expect(withDraft(empty, draftOf(typed))).toEqual({ ...typed, consumerAgreement: false })
  expect(withDraft(typed, null)).toBe(typed)
})
