import type { OverrideState } from '@mowka/contract/schemas/platform'
import { WORKER_URL, type WorkerMessage } from './rules'

/** Whether this browser asks pages to be sparing with data. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Starts the worker that keeps the product on this device. Who works on a remote gets none: their files come from
 * their own machine. A browser without workers, or one that refuses, goes on without.
 */
export async function startWorker(overrides: OverrideState): Promise<void> {
  try {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    if (overrides === 'active') {
      const registration = await serviceWorker.getRegistration()
      await registration?.unregister()
      return
    }
    await serviceWorker.register(WORKER_URL)
    const { active } = await serviceWorker.ready
    if (!savesData()) active?.postMessage('keep' satisfies WorkerMessage)
  } catch {
    // Private windows, full disks and blocked site data: everything works, only not without the network.
  }
}

/** Tells the worker that the person leaves this device. */
export function tellWorkerToForget(): void {
  navigator.serviceWorker?.controller?.postMessage('forget' satisfies WorkerMessage)
}
