import { owned, type PersonalTable } from '../database/personal-data'
import { invoices } from './tables'

/** Invoices of a person. */
export const invoicePersonal: PersonalTable[] = [
  {
    ...owned(invoices, 'invoices'),
    deletion: { how: 'kept', because: 'tax law asks to keep invoices for years' },
  },
]
