import type { ModeTexts } from '@mowka/web/trainer/mode-texts'
import type { ChoiceTexts } from '@mowka/web/views/choice-texts'
import type exercise from './exercise/pl.json'
import type speaking from './speaking/pl.json'

/** Makes the keys of these texts known to `t`: one that is not in the file does not compile. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    trainers: typeof exercise & typeof speaking & ModeTexts & ChoiceTexts
  }
}
