import type { InvoiceData } from '@mowka/shared/contract/schemas/user'

/** Complete invoice data. */
export const invoiceData: InvoiceData = {
  companyName: 'Studio Nowak',
  nip: '525-234-56-75',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Lipowa 8/3',
  zip: '30-702',
  city: 'Kraków',
  country: 'Polska',
}
