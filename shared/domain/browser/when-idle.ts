/**
 * Runs a callback while the browser is idle, at the latest after `timeout` ms. Browsers without idle callbacks run it
 * after `delay` ms, or immediately if that is `null`. Returns a function that cancels it.
 */
export function whenIdle(
  run: () => void,
  { timeout, delay }: { timeout?: number; delay: number | null },
): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, timeout === undefined ? undefined : { timeout })
    return () => cancelIdleCallback(id)
  }
  if (delay === null) {
    run()
    return () => {}
  }
  const timer = setTimeout(run, delay)
  return () => clearTimeout(timer)
}
