import { createContext, useContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** The page's CSP nonce, for modules that write their own styles. */
export const useNonce = (): string | undefined => useContext(NonceContext)
