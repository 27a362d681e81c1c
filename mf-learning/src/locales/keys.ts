import type { ModeTexts } from '@mowka/web/trainer/mode-texts'
import type courses from './courses/pl.json'
import type details from './details/pl.json'
import type start from './start/pl.json'

/** Declares the text keys to `t`, so that an unknown key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    learning: typeof courses & typeof details & typeof start & ModeTexts
  }
}
