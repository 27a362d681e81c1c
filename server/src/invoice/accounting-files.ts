import { accountingEmail } from '../mail/public'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import { fa3Of } from './fa3'
import { documentOf } from './issue-invoice'
import { readInvoice } from './store'

/** The file of a letter to accounting: its invoice in the form FA(3). */
export async function accountingFiles({ db, config }: Services, data: unknown): Promise<EmailAttachment[]> {
  const { orderId } = accountingEmail.schema.parse(data)
  const row = await readInvoice(db, orderId)
  if (!row) throw new Error('There is no such invoice')
  const invoice = documentOf(row, config.invoices.seller)
  const name = `${invoice.number.replaceAll('/', '-')}.xml`
  return [{ name, type: 'application/xml', content: Buffer.from(fa3Of(invoice)) }]
}
