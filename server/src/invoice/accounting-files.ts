import { accountingEmail } from '../mail/public'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import { fa3Of } from './fa3'
import { documentOf } from './issue-invoice'
import { readInvoice } from './store'

/** The attachment of an email to accounting: the invoice as FA(3) XML. */
export async function accountingFiles({ db, config }: Services, data: unknown): Promise<EmailAttachment[]> {
  const { orderId } = accountingEmail.schema.parse(data)
  const row = await readInvoice(db, orderId)
  if (!row) throw new Error('There is no such invoice')
  const invoice = documentOf(row, config.invoices.seller)
  const name = `${invoice.number.replaceAll('/', '-')}.xml`
  return [{ name, type: 'application/xml', content: Buffer.from(fa3Of(invoice)) }]
}
