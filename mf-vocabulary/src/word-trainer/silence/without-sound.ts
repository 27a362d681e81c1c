import { createContext } from 'react'

/**
 * Ways to go on without listening: for 20 minutes (V-WTRN-15), or with this word only, whose recording does not come.
 * Null where there are none.
 */
export const WithoutSound = createContext<{ silence: () => void; once: () => void } | null>(null)
