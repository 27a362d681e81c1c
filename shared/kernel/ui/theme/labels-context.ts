import { createContext, useContext } from 'react'
import { type UiLabels, uiLabels } from './labels'

export const LabelsContext = createContext<UiLabels>(uiLabels.pl)

/** The words of the parts in the language of the page; Polish outside a `UiProvider`. */
export const useLabels = (): UiLabels => useContext(LabelsContext)
