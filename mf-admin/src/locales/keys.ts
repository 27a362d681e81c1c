import type { ChoiceTexts } from '@mowka/web/views/choice-texts'
import type courses from './courses/pl.json'
import type customers from './customers/pl.json'
import type editing from './editing/pl.json'
import type exercises from './exercises/pl.json'
import type lists from './lists/pl.json'
import type media from './media/pl.json'
import type operations from './operations/pl.json'
import type panel from './panel/pl.json'
import type popups from './popups/pl.json'
import type words from './words/pl.json'

/** Declares the text keys to `t`, so that an unknown key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof courses &
      typeof customers &
      typeof editing &
      typeof exercises &
      typeof lists &
      typeof media &
      typeof operations &
      typeof panel &
      typeof popups &
      typeof words &
      ChoiceTexts
  }
}
