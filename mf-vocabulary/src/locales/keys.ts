import type { ChoiceTexts } from '@mowka/web/views/choice-texts'
import type audio from './audio/pl.json'
import type notes from './notes/pl.json'
import type repetition from './repetition/pl.json'
import type trainer from './trainer/pl.json'
import type words from './words/pl.json'

/** Declares the text keys to `t`, so that an unknown key doesn't compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    vocabulary: typeof audio & typeof notes & typeof repetition & typeof trainer & typeof words & ChoiceTexts
  }
}
