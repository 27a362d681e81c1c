/** Lock timeout in ms: a tab frozen by a phone may hold its lock forever. */
const PATIENCE = 5_000

/** Runs a callback exclusively among the tabs of this browser. */
export type Alone = (name: string, act: () => Promise<void>) => Promise<void>

/**
 * Runs a callback under a lock of the browser. Without locks (old browsers, plain HTTP), or if another tab holds its
 * lock too long, it runs unlocked: the server deduplicates calls by id, so sending one twice is only a waste.
 */
export const aloneInBrowser: Alone = async (name, act) => {
  const { locks } = navigator
  if (!locks) return act()
  let hasBegun = false
  try {
    await locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => {
      hasBegun = true
      return act()
    })
  } catch (error) {
    if (hasBegun) throw error
    await act()
  }
}
