import type { OverrideState } from '@mowka/contract/schemas/platform'
import { WORKER_URL, type WorkerMessage } from './rules'

/** Whether data saving is on. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Starts the service worker, which caches the product on this device. With active overrides it is unregistered,
 * because files come from the developer's machine. A browser that lacks or refuses workers is supported.
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
    // Private windows, full disks and blocked site data: everything works except offline.
  }
}

/** Tells the worker to clear the user's data. */
export function clearWorkerData(): void {
  navigator.serviceWorker?.controller?.postMessage('forget' satisfies WorkerMessage)
}
