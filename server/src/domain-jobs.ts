import { accountEmails } from './account/emails'
import { accountJobs } from './account/jobs'
import { assistantJobs } from './assistant/jobs'
import { attemptJobs } from './attempt/jobs'
import { backgroundEmails } from './background/emails'
import { backgroundJobs } from './background/jobs'
import { companyEmails } from './company/emails'
import { accountPorts, orderPorts } from './domains'
import { giftCardEmail, giftCardEmails } from './gift-card/emails'
import { giftCardFiles, giftCardJobs } from './gift-card/jobs'
import { importJobs } from './import/jobs'
import { insightJobs } from './insights/jobs'
import { invitationEmails } from './invitation/emails'
import { accountingEmail, correctionEmail, invoiceEmails } from './invoice/emails'
import { accountingFiles, correctionFiles } from './invoice/public'
import type { JobWorker } from './jobs/job'
import { mailJobs } from './mail/jobs'
import type { EmailTemplate } from './mail/public'
import { orderEmails } from './order/emails'
import { orderJobs } from './order/jobs'
import { personalTables } from './personal-data'
import { rateLimitJobs } from './rate-limit/jobs'
import { recordingJobs } from './recording/jobs'
import { reminderEmails } from './reminder/emails'
import { reminderJobs } from './reminder/jobs'
import { userJobs } from './user/jobs'
import { vocabularyJobs } from './vocabulary/jobs'

/** All email templates, contributed by the domains. */
export const emailTemplates: readonly EmailTemplate[] = [
  ...accountEmails,
  ...backgroundEmails,
  ...companyEmails,
  ...giftCardEmails,
  ...invitationEmails,
  ...invoiceEmails,
  ...orderEmails,
  ...reminderEmails,
]

/** All background jobs, contributed by the domains. */
export const domainJobs: readonly JobWorker[] = [
  ...accountJobs(personalTables),
  ...assistantJobs,
  ...attemptJobs,
  ...backgroundJobs,
  ...giftCardJobs,
  ...importJobs,
  ...insightJobs,
  ...mailJobs(emailTemplates, {
    [accountingEmail.name]: accountingFiles,
    [correctionEmail.name]: correctionFiles,
    [giftCardEmail.name]: giftCardFiles,
  }),
  ...orderJobs(orderPorts),
  ...rateLimitJobs,
  ...recordingJobs,
  ...reminderJobs,
  ...userJobs(accountPorts),
  ...vocabularyJobs,
]
