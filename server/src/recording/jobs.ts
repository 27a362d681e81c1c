import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { defineJob, type JobWorker, worker } from '../jobs/job'
import { type BatchRun, forEachRow, pagesOf, RowBatch } from '../jobs/row-batch'
import { ExternalServiceError } from '../outside/external-service-error'
import type { Services } from '../services'
import { keyOf, speak } from './speak'
import { readSilent, readUnmoved, storeKey, type UnmovedRecording } from './store'

/** Number of recordings per query. */
const BATCH = 50

/** Maximum duration of a run in milliseconds; the next run continues. */
const LONGEST_RUN = 8 * 60_000

/**
 * Pause after each synthesis, as a multiple of its duration, up to a limit in milliseconds; leaves capacity for
 * learners.
 */
const REST = 2
const LONGEST_REST = 2_000

/** Result of a run: the number of synthesized recordings, and the reason if it ended early. */
type WarmUp = { spoken: number; stopped?: string }

/**
 * Synthesizes recordings that haven't been played yet, so that the first playback needn't wait. Leaves two thirds of
 * the time to learners' requests. Ends when everything is done, speech is unavailable, the signal is aborted, or
 * after some minutes. A refused text doesn't stop the others; other errors are thrown at the end.
 */
export async function warmUp(services: Services, run: BatchRun): Promise<WarmUp> {
  const end = Date.now() + LONGEST_RUN
  const tried = new Set<string>()
  const batch = new RowBatch(run)
  let spoken = 0
  let stopped: string | undefined
  while (stopped === undefined) {
    // Texts that failed in this run may come first again.
    const first = await readSilent(services.db, BATCH + tried.size - spoken)
    const silent = first.filter(({ id }) => !tried.has(id))
    if (silent.length === 0) break
    for (const recording of silent) {
      if (run.signal.aborted) stopped = 'told to stop'
      else if (Date.now() > end) stopped = 'for the next run'
      if (stopped !== undefined) break
      tried.add(recording.id)
      const began = Date.now()
      await batch.each(
        [recording],
        ({ id }) => id,
        async () => {
          try {
            await speak(services, recording)
            spoken += 1
          } catch (error) {
            if (!(error instanceof ExternalServiceError)) throw error
            if (error.isUnavailable) stopped = error.message
          }
        },
      )
      if (stopped !== undefined) break
      await wait(Math.min((Date.now() - began) * REST, LONGEST_REST))
    }
  }
  batch.finish()
  return { spoken, ...(stopped === undefined ? {} : { stopped }) }
}

/** Number of files per batch. */
const MOVED_AT_ONCE = 20

/** Moves files of older versions from the table to the storage. */
async function moveToStorage({ db, storage }: Services, run: BatchRun): Promise<void> {
  const unmoved = pagesOf<UnmovedRecording>(
    (after, limit) => readUnmoved(db, { after: after?.id, limit }),
    MOVED_AT_ONCE,
  )
  await forEachRow(
    run,
    unmoved,
    ({ id }) => id,
    async ({ id, content }) => {
      if (content) await storage.put(keyOf(id), content)
      await storeKey(db, id, keyOf(id))
    },
  )
}

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
