import { createContext } from 'react'

/**
 * Ways to continue without listening: for 20 minutes (V-WTRN-15), or for the current word whose recording failed to
 * load. Null if not available.
 */
export const WithoutSound = createContext<{ silence: () => void; once: () => void } | null>(null)
