import { createContext, useContext } from 'react'
import { type UiLabels, uiLabels } from './labels'

export const LabelsContext = createContext<UiLabels>(uiLabels.pl)

/** Component texts in the page's language; Polish outside a `UiProvider`. */
export const useLabels = (): UiLabels => useContext(LabelsContext)

export const NonceContext = createContext<string | undefined>(undefined)

/** The page's CSP nonce, for modules that write their own styles. */
export const useNonce = (): string | undefined => useContext(NonceContext)
