import { useEffect, useEffectEvent } from 'react'
import type { Preloadable } from './on-demand'

/** Delay before preloading in browsers without `requestIdleCallback`, in ms. */
const PATIENCE = 3_000
/** Longest wait for the browser to become idle, in ms. */
const LATEST = 20_000

/**
 * Preloads components once the browser is idle and `isReady` is set, so that they open immediately and without a
 * network.
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
