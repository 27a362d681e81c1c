import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { isEmailAddress, tidyEmailAddress } from '@mowka/domain/user/email-address'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type Jobs, type JobWorker, worker } from '../jobs/job'
import type { EmailAttachment } from '../outside/mail'
import type { Services } from '../services'
import { type EmailTemplate, renderEmail } from './email-template'

/** The kind of job that sends an email. */
export const EMAIL_JOB = 'mail.send'

/** Sends one email. Texts are rendered when it is sent, so that corrections also reach waiting emails. */
const sendEmail = defineJob(
  EMAIL_JOB,
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
 * Represents an email that couldn't be enqueued and fails on its first attempt, so that the operators are notified as
 * about any other permanently failed job. Contains nothing about the recipient.
 */
const reportUnsendable = defineJob(
  'mail.reject',
  z.object({ letter: z.string(), lang: z.enum(interfaceLangs), occasion: z.string() }),
  { tries: 1 },
  (data) => data,
)

/** Recipient of an email. */
export type Envelope = {
  to: string
  lang: InterfaceLang
  /** Idempotency key: no second email of this kind is sent for it. */
  once: string
}

/**
 * Enqueues an email within a transaction. It is sent after the commit, retried while the mail server is unavailable,
 * and finally becomes a dead letter. Returns `false` for a duplicate, and for an email that can't be sent: an address
 * from an earlier version or an identity provider may be invalid. That is reported to the operators and never thrown,
 * because a payment or a deletion must not depend on an email.
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

/** Creates attachments by template name, from the email's data at the time of sending. */
export type EmailAttachments = Record<
  string,
  (services: Services, data: unknown) => Promise<EmailAttachment[]>
>

/** Email jobs. The sending domains provide the templates and attachments. */
export const mailJobs = (
  templates: readonly EmailTemplate[],
  attachments: EmailAttachments = {},
): JobWorker[] => [
  worker(sendEmail, async (services, { to, lang, letter, data }, { id }) => {
    const template = templates.find(({ name }) => name === letter)
    if (!template) throw new Error(`Unknown email template: ${letter}`)
    const content = template.content[lang](template.schema.parse(data))
    const files = await attachments[letter]?.(services, data)
    await services.mail({ id, to, ...renderEmail(content, lang), ...(files ? { files } : {}) })
  }),
  worker(reportUnsendable, async () => {
    throw new Error('The email was not sent: its address or its data is invalid')
  }),
]
