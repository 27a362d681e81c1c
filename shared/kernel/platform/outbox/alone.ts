/** A tab that a phone has frozen may hold its lock forever: after this time, in milliseconds, we go on without. */
const PATIENCE = 5_000

/** Runs something while no other tab of this browser runs the same. */
export type Alone = (name: string, act: () => Promise<void>) => Promise<void>

/**
 * Runs something under a lock of the browser. Where there are no locks (old browsers, plain http), or where another
 * tab keeps its lock for too long, it runs without: the server takes each call once by its id, so what is sent twice
 * is only a waste.
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
