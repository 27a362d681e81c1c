import { isEmailAddress, tidyEmailAddress } from '@mowka/shared/domain/email-address'
import { type InterfaceLang, interfaceLangs } from '@mowka/shared/domain/interface-lang'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import type { EmailTemplate } from './email-template'
import { renderEmail } from './render'
import { accountDeletedEmail } from './templates/account-deleted'
import { accountingEmail } from './templates/accounting'
import { companyInvitationEmail } from './templates/company-invitation'
import { dataExportEmail } from './templates/data-export'
import { deadLettersEmail } from './templates/dead-letters'
import { giftCardEmail } from './templates/gift-card'
import { invitationEmail } from './templates/invitation'
import { orderAttentionEmail } from './templates/order-attention'
import { orderConfirmationEmail } from './templates/order-confirmation'
import { reminderEmail } from './templates/reminder'

/** Every kind of letter. */
export const emailTemplates: Record<string, EmailTemplate> = {
  [accountingEmail.name]: accountingEmail,
  [accountDeletedEmail.name]: accountDeletedEmail,
  [companyInvitationEmail.name]: companyInvitationEmail,
  [dataExportEmail.name]: dataExportEmail,
  [deadLettersEmail.name]: deadLettersEmail,
  [giftCardEmail.name]: giftCardEmail,
  [invitationEmail.name]: invitationEmail,
  [orderAttentionEmail.name]: orderAttentionEmail,
  [orderConfirmationEmail.name]: orderConfirmationEmail,
  [reminderEmail.name]: reminderEmail,
}

/** Sends one letter. Words are chosen when it goes, so a mended text reaches letters that waited. */
const sendEmail = defineJob(
  'mail.send',
  z.object({
    to: z.string().refine(isEmailAddress),
    lang: z.enum(interfaceLangs),
    letter: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
  { tries: 8, pause: 30, atMost: 90, atATime: 2 },
  ({ letter, lang }) => ({ letter, lang }),
)

/**
 * Stands for an email that could not be enqueued and fails on its first try: so the operators are told about it as about
 * any other job that failed for good. Holds nothing about the receiver.
 */
const reportUnsendable = defineJob(
  'mail.reject',
  z.object({ letter: z.string(), lang: z.enum(interfaceLangs), occasion: z.string() }),
  { tries: 1 },
  (data) => data,
)

/** To whom a letter goes. */
export type Envelope = {
  to: string
  lang: InterfaceLang
  /** Names the occasion: nobody gets a second letter of this kind for it. */
  once: string
}

/**
 * Enqueues a letter within a transaction: it is sent when that commits, retried while the mail server is away, and a dead
 * letter in the end. Returns false when the occasion had its letter already, and when the letter cannot be sent: an
 * address of earlier days or of an identity provider may be no address at all. That is reported to the operators and
 * never thrown, because a payment or a deletion must not depend on an email.
 */
export async function enqueueEmail<Schema extends z.ZodType<Record<string, unknown>>>(
  jobs: Jobs,
  tx: Database,
  template: EmailTemplate<Schema>,
  { to, lang, once }: Envelope,
  data: z.input<Schema>,
): Promise<boolean> {
  const occasion = `${template.name}/${once}`
  const email = sendEmail.schema.safeParse({
    to: tidyEmailAddress(to),
    lang,
    letter: template.name,
    data: template.schema.safeParse(data).data,
  })
  if (email.success) return jobs.send(tx, sendEmail, email.data, { once: occasion })
  await jobs.send(tx, reportUnsendable, { letter: template.name, lang, occasion }, { once: occasion })
  return false
}

/** What makes the files of letters that have some, by the name of the letter: when it goes, from the letter's data. */
export type EmailAttachments = Record<
  string,
  (services: Services, data: unknown) => Promise<EmailAttachment[]>
>

/** Sending letters. The domains that letters come from say which files go with them. */
export const mailJobs = (attachments: EmailAttachments): JobWorker[] => [
  worker(sendEmail, async (services, { to, lang, letter, data }, { id }) => {
    const template = emailTemplates[letter]
    if (!template) throw new Error(`Unknown email template: ${letter}`)
    const content = template.content[lang](template.schema.parse(data))
    const files = await attachments[letter]?.(services, data)
    await services.mail({ id, to, ...renderEmail(content, lang), ...(files ? { files } : {}) })
  }),
  worker(reportUnsendable, async () => {
    throw new Error('The email was not sent: its address or its data is invalid')
  }),
]
