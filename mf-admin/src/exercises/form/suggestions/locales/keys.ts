import type texts from './pl.json'

/** Declares the text keys to `t`, so that an unknown key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    suggestions: typeof texts
  }
}
