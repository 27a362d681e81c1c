import type texts from './pl.json'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    search: typeof texts
  }
}
