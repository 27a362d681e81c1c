import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { moveToStorage, warmUp } from './warm-up'

/** Synthesizes recordings that haven't been played yet. */
export const warmRecordings = defineJob('recording.warm', z.object({}), {
  alone: true,
  atStart: true,
  every: '*/10 * * * *',
  atMost: 600,
})

/** Moves files that older versions stored in the table. */
export const moveRecordings = defineJob('recording.move', z.object({}), {
  alone: true,
  atStart: true,
  atMost: 3600,
})

export const recordingJobs: JobWorker[] = [
  worker(warmRecordings, async (services, _, run) => {
    if (!services.config.speech.warmUp) return
    const { spoken, stopped } = await warmUp(services, run)
    if (stopped) run.note({ spoken, stopped })
  }),
  worker(moveRecordings, (services, _, run) => moveToStorage(services, run)),
]
