import type { LangCode } from '@mowka/domain/languages/codes'
import type texts from './pl.json'

/** Declares the keys of the common texts, so that `t` with any other key doesn't compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
  }
  interface ResourceNamespaceMap {
    common: typeof texts & { language: Record<LangCode, string> }
  }
}
