import { assistantJobs } from './assistant/jobs'
import { backgroundJobs } from './background/jobs'
import type { JobWorker } from './jobs/job'
import { mailJobs } from './mail/jobs'
import { recordingJobs } from './recording/jobs'

/** Everything that is done in the background; each domain brings its own. */
export const domainJobs: readonly JobWorker[] = [
  ...assistantJobs,
  ...backgroundJobs,
  ...mailJobs,
  ...recordingJobs,
]
