import { useEffect, useEffectEvent } from 'react'
import type { Preloadable } from './on-demand'

/** How long a browser that cannot say that it is idle is left alone, in milliseconds. */
const PATIENCE = 3_000
/** After this time one that can is busy for good, in milliseconds. */
const LATEST = 20_000

/**
 * Loads parts as soon as the browser is idle and `isReady`: they open at once then, and without a network, too.
 */
export function usePreload(parts: readonly Preloadable[], isReady: boolean): void {
  const load = useEffectEvent(() => {
    for (const { preload } of parts) preload()
  })
  useEffect(() => {
    if (!isReady) return
    const run = () => load()
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run, { timeout: LATEST })
      return () => cancelIdleCallback(id)
    }
    const id = setTimeout(run, PATIENCE)
    return () => clearTimeout(id)
  }, [isReady])
}
