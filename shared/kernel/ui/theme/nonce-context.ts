import { createContext, useContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** The CSP nonce of this page, for heavy modules that write their own styles. */
export const useNonce = (): string | undefined => useContext(NonceContext)
