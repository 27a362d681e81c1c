import { accountJobs } from './account/jobs'
import { assistantJobs } from './assistant/jobs'
import { attemptJobs } from './attempt/jobs'
import { backgroundJobs } from './background/jobs'
import { accountPorts } from './domains'
import { giftCardFiles, giftCardJobs } from './gift-card/jobs'
import { importJobs } from './import/jobs'
import { accountingFiles } from './invoice/public'
import type { JobWorker } from './jobs/job'
import { mailJobs } from './mail/jobs'
import { accountingEmail, giftCardEmail } from './mail/public'
import { orderJobs } from './order/jobs'
import { orderPorts } from './order-ports'
import { personalTables } from './personal-data'
import { rateLimitJobs } from './rate-limit/jobs'
import { recordingJobs } from './recording/jobs'
import { reminderJobs } from './reminder/jobs'
import { userJobs } from './user/jobs'

/** All background jobs, contributed by the domains. */
export const domainJobs: readonly JobWorker[] = [
  ...accountJobs(personalTables),
  ...assistantJobs,
  ...attemptJobs,
  ...backgroundJobs,
  ...giftCardJobs,
  ...importJobs,
  ...mailJobs({ [accountingEmail.name]: accountingFiles, [giftCardEmail.name]: giftCardFiles }),
  ...orderJobs(orderPorts),
  ...rateLimitJobs,
  ...recordingJobs,
  ...reminderJobs,
  ...userJobs(accountPorts),
]
