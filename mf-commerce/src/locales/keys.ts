import type basket from './basket/pl.json'
import type offer from './offer/pl.json'
import type order from './order/pl.json'
import type orders from './orders/pl.json'

/** Declares the text keys to `t`, so that an unknown key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    commerce: typeof basket & typeof offer & typeof order & typeof orders
  }
}
