import { setTimeout as wait } from 'node:timers/promises'
import { OutsideError } from '../outside/outside-error'
import type { Services } from '../services'
import { keyOf, speak } from './speak'
import { keepKey, readSilent, readUnmoved } from './store'

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
 * minutes. One bad text does not stop the others.
 */
export async function warmUp(services: Services, signal: AbortSignal): Promise<WarmUp> {
  const end = Date.now() + LONGEST_RUN
  const tried = new Set<string>()
  let spoken = 0
  for (;;) {
    const silent = (await readSilent(services.db, BATCH)).filter(({ id }) => !tried.has(id))
    if (silent.length === 0) return { spoken }
    for (const recording of silent) {
      if (signal.aborted) return { spoken, stopped: 'told to stop' }
      if (Date.now() > end) return { spoken, stopped: 'for the next run' }
      tried.add(recording.id)
      const began = Date.now()
      try {
        await speak(services, recording)
        spoken += 1
      } catch (error) {
        if (!(error instanceof OutsideError)) throw error
        if (error.isAway) return { spoken, stopped: error.message }
      }
      await wait(Math.min((Date.now() - began) * REST, LONGEST_REST))
    }
  }
}

/** Files that are moved at once. */
const MOVED_AT_ONCE = 20

/** Moves files of recordings from the table, where they once were, to the storage. */
export async function moveToStorage({ db, storage }: Services, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await readUnmoved(db, MOVED_AT_ONCE)
    if (rows.length === 0) return
    for (const { id, content } of rows) {
      if (content) await storage.put(keyOf(id), content)
      await keepKey(db, id, keyOf(id))
    }
  }
}
