import type texts from './pl.json'

/** Declares the keys of the form texts, so that `t` with any other key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof texts
  }
}
