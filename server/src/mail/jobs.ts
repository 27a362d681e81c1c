import { isEmailAddress, tidyEmailAddress } from '@mowka/shared/domain/email-address'
import { type InterfaceLang, interfaceLangs } from '@mowka/shared/domain/interface-lang'
import { z } from 'zod'
import type { Database } from '../database/database'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import type { Jobs } from '../jobs/jobs'
import type { LetterFile } from '../outside/mail'
import type { Services } from '../services'
import type { LetterDefinition } from './letter'
import { accountDeletedLetter } from './letters/account-deleted'
import { accountingLetter } from './letters/accounting'
import { companyInvitationLetter } from './letters/company-invitation'
import { dataExportLetter } from './letters/data-export'
import { deadLettersLetter } from './letters/dead-letters'
import { giftCardLetter } from './letters/gift-card'
import { invitationLetter } from './letters/invitation'
import { orderAttentionLetter } from './letters/order-attention'
import { orderConfirmationLetter } from './letters/order-confirmation'
import { reminderLetter } from './letters/reminder'
import { renderLetter } from './render'

/** Every kind of letter. */
export const letters: Record<string, LetterDefinition> = {
  [accountingLetter.name]: accountingLetter,
  [accountDeletedLetter.name]: accountDeletedLetter,
  [companyInvitationLetter.name]: companyInvitationLetter,
  [dataExportLetter.name]: dataExportLetter,
  [deadLettersLetter.name]: deadLettersLetter,
  [giftCardLetter.name]: giftCardLetter,
  [invitationLetter.name]: invitationLetter,
  [orderAttentionLetter.name]: orderAttentionLetter,
  [orderConfirmationLetter.name]: orderConfirmationLetter,
  [reminderLetter.name]: reminderLetter,
}

/** Sends one letter. Words are chosen when it goes, so a mended text reaches letters that waited. */
const sendLetter = defineJob(
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
export async function postLetter<Schema extends z.ZodType<Record<string, unknown>>>(
  jobs: Jobs,
  tx: Database,
  letter: LetterDefinition<Schema>,
  { to, lang, once }: Envelope,
  data: z.input<Schema>,
): Promise<boolean> {
  const occasion = `${letter.name}/${once}`
  const email = sendLetter.schema.safeParse({
    to: tidyEmailAddress(to),
    lang,
    letter: letter.name,
    data: letter.schema.safeParse(data).data,
  })
  if (email.success) return jobs.send(tx, sendLetter, email.data, { once: occasion })
  await jobs.send(tx, reportUnsendable, { letter: letter.name, lang, occasion }, { once: occasion })
  return false
}

/** What makes the files of letters that have some, by the name of the letter: when it goes, from the letter's data. */
export type LetterFiles = Record<string, (services: Services, data: unknown) => Promise<LetterFile[]>>

/** Sending letters. The domains that letters come from say which files go with them. */
export const mailJobs = (filesOf: LetterFiles): JobWorker[] => [
  worker(sendLetter, async (services, { to, lang, letter, data }, { id }) => {
    const definition = letters[letter]
    if (!definition) throw new Error(`There is no letter ${letter}`)
    const words = definition.words[lang](definition.schema.parse(data))
    const files = await filesOf[letter]?.(services, data)
    await services.mail({ id, to, ...renderLetter(words, lang), ...(files ? { files } : {}) })
  }),
  worker(reportUnsendable, async () => {
    throw new Error('The email was not sent: its address or its data is invalid')
  }),
]
