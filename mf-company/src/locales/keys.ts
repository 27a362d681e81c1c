import type company from './company/pl.json'
import type join from './join/pl.json'

/** Declares the text keys to `t`, so that an unknown key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    company: typeof company & typeof join
  }
}
