import type { JobWorker } from './jobs/job'
import { recordingJobs } from './recording/jobs'

/** Everything that is done in the background; each domain brings its own. */
export const domainJobs: readonly JobWorker[] = [...recordingJobs]
