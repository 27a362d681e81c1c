/** The network counts as quiet when nothing has arrived for this time, in milliseconds. */
export const QUIET = 1_500

/** On a page that is never quiet it waits no longer than this, in milliseconds. */
export const LONGEST_WAIT = 15_000

/**
 * Runs something when the page has what it asked for and the browser has nothing better to do, so that it takes
 * neither network nor processor from what people wait for. Gives the way to call it off.
 */
export function whenQuiet(run: () => void): () => void {
  const watcher = typeof PerformanceObserver === 'function' ? new PerformanceObserver(restart) : null
  const limit = setTimeout(proceed, LONGEST_WAIT)
  let quiet = setTimeout(proceed, QUIET)
  let callOffIdle = () => {}
  watcher?.observe({ type: 'resource' })

  function restart() {
    clearTimeout(quiet)
    quiet = setTimeout(proceed, QUIET)
  }
  function stop() {
    watcher?.disconnect()
    clearTimeout(quiet)
    clearTimeout(limit)
  }
  function proceed() {
    stop()
    callOffIdle = whenIdle(run)
  }
  return () => {
    stop()
    callOffIdle()
  }
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 5_000 })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run)
  return () => clearTimeout(timer)
}
