import { firstMistake, maxLength, required } from '@mowka/domain/rules'
import { INVOICE_COUNTRY, invoiceRules } from '@mowka/domain/shop/invoice'
import fc from 'fast-check'
import { z } from 'zod'
import { ruled } from './common'
import { InvoiceData } from './user'

const invoice = {
  companyName: 'Mówka',
  nip: '5260250274',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Polna 1',
  zip: '00-001',
  city: 'Warszawa',
  country: INVOICE_COUNTRY,
}
const names = Object.keys(invoiceRules) as (keyof typeof invoiceRules)[]
/** Well-formed texts, some valid and some nearly valid. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 220 }).filter((text) => !text.includes('\0')),
  fc.stringMatching(/^\d{2}-?\d{3}$/),
  fc.stringMatching(/^\d{10}$/),
)

test.each(names)('P-FORM-06, P-FORM-07, C37: field and server reject the same texts as %s', (name) => {
  fc.assert(
    fc.property(texts, (text) => {
      const before = firstMistake(invoiceRules[name], text.trim())
      expect(InvoiceData.safeParse({ ...invoice, [name]: text }).success).toBe(before === undefined)
    }),
  )
})

test('the country is Poland, given or not, and no other (P-ENT-47)', () => {
  const { country: _, ...rest } = invoice
  expect(InvoiceData.parse(rest).country).toBe('Polska')
  for (const country of ['Niemcy', '', 'PL', null]) {
    expect(InvoiceData.safeParse({ ...invoice, country }).success).toBe(false)
  }
})

test('rules run only on values that the schema accepts', () => {
  const looked = jest.fn()
  const schema = ruled(z.string().max(3), [looked, required, maxLength(2)])
  expect(schema.safeParse('abcd').error?.issues).toHaveLength(1)
  expect(looked).not.toHaveBeenCalled()
  expect(schema.safeParse('abc').error?.issues).toMatchObject([{ params: { code: 'TOO_LONG', max: 2 } }])
})
