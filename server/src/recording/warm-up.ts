import { setTimeout as wait } from 'node:timers/promises'
import { type BatchRun, forEachRow, pagesOf, RowBatch } from '../jobs/row-batch'
import { OutsideError } from '../outside/outside-error'
import type { Services } from '../services'
import { keyOf, speak } from './speak'
import { keepKey, readSilent, readUnmoved, type UnmovedRecording } from './store'

/** Recordings that are looked up at once. */
const BATCH = 50

/** How long one run lasts; the next one takes up what is left. In milliseconds. */
const LONGEST_RUN = 8 * 60_000

/** After each synthesis this many times its length belongs to learners, up to a limit in milliseconds. */
const REST = 2
const LONGEST_REST = 2_000

/** What came of a run: how many were spoken, and why it ended before all were. */
export type WarmUp = { spoken: number; stopped?: string }

/**
 * Speaks, one after another, the recordings that nobody has played yet, so that first plays do not wait. Leaves speech
 * two thirds of its time for learners. Ends when all is spoken, when speech is away, when told to, or after some
 * minutes. One bad text does not stop the others; an error that is not of speech is thrown at the end.
 */
export async function warmUp(services: Services, run: BatchRun): Promise<WarmUp> {
  const end = Date.now() + LONGEST_RUN
  const tried = new Set<string>()
  const batch = new RowBatch(run)
  let spoken = 0
  let stopped: string | undefined
  while (stopped === undefined) {
    // Those that were tried without success may come first again.
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
            if (!(error instanceof OutsideError)) throw error
            if (error.isAway) stopped = error.message
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

/** Files that are moved at once. */
const MOVED_AT_ONCE = 20

/** Moves files of recordings from the table, where they once were, to the storage. */
export async function moveToStorage({ db, storage }: Services, run: BatchRun): Promise<void> {
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
      await keepKey(db, id, keyOf(id))
    },
  )
}
