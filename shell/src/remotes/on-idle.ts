import { whenIdle } from '@mowka/domain/browser/when-idle'

/** Time without network activity after which the page counts as idle, in ms. */
export const IDLE_AFTER = 1_500

/** Maximum wait in ms on a page that never goes idle. */
export const MAX_WAIT = 15_000

/** Maximum wait in ms for a busy browser, after the network went idle. */
const BUSY_WAIT = 5_000

/**
 * Runs a callback when the page has loaded and the browser is idle, so that it competes with nothing the user waits
 * for. Returns a function that cancels it.
 */
export function onIdle(run: () => void): () => void {
  const watcher = typeof PerformanceObserver === 'function' ? new PerformanceObserver(restart) : null
  const limit = setTimeout(proceed, MAX_WAIT)
  let quiet = setTimeout(proceed, IDLE_AFTER)
  let callOffIdle = () => {}
  watcher?.observe({ type: 'resource' })

  function restart() {
    clearTimeout(quiet)
    quiet = setTimeout(proceed, IDLE_AFTER)
  }
  function stop() {
    watcher?.disconnect()
    clearTimeout(quiet)
    clearTimeout(limit)
  }
  function proceed() {
    stop()
    callOffIdle = whenIdle(run, { timeout: BUSY_WAIT, delay: 0 })
  }
  return () => {
    stop()
    callOffIdle()
  }
}
