import type { InvoiceData } from '@mowka/contract/schemas/user'

/** Complete invoice data of a company. */
export const invoiceData = (change: Partial<InvoiceData> = {}): InvoiceData => ({
  companyName: 'Studio Nowak',
  nip: '5252345675',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Lipowa 8/3',
  zip: '30-702',
  city: 'Kraków',
  country: 'Polska',
  ...change,
})
