import { learner } from '@mowka/testing'
import { invoiceData } from '@mowka/testing/entities'
import { buyerDefaults, buyerOf, buyerToDraft, invoiceOf, withDraft } from './buyer-values'

const savedInvoice = invoiceData()
const withInvoice = (change = {}) => {
  const user = learner(change)
  return { ...user, userMetadata: { ...user.userMetadata, invoiceData: savedInvoice } }
}

test('the fields default to the account data, with Poland as country and no consent (C-ORD-06)', () => {
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

test('an account without a name uses the name on its invoice data (C-ORD-06)', () => {
  expect(buyerDefaults(withInvoice({ givenName: '', familyName: '' }))).toMatchObject({
    firstname: 'Anna',
    lastname: 'Nowak',
  })
})

test("the invoice is sent with the buyer's name, or not at all (C-ORD-10, C-ORD-16)", () => {
  const values = { ...buyerDefaults(withInvoice()), firstname: 'Ewa' }
  expect(invoiceOf(values)).toEqual({ issueInvoice: false })
  expect(invoiceOf({ ...values, issueInvoice: true })).toEqual({
    ...savedInvoice,
    issueInvoice: true,
    firstname: 'Ewa',
  })
})

test('a draft restores input except for the consent', () => {
  const empty = buyerDefaults(null)
  const typed = {
    ...empty,
    firstname: 'Ewa',
    issueInvoice: true,
    invoice: { ...empty.invoice, nip: '525' },
    consumerAgreement: true,
  }
  expect(withDraft(empty, buyerToDraft(typed))).toEqual({ ...typed, consumerAgreement: false })
  expect(withDraft(typed, null)).toBe(typed)
})
