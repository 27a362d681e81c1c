import { languageTitles } from '@mowka/domain/languages/languages'
import pl from './pl.json'

export const commonTexts = { ...pl, language: languageTitles('pl') }

/** Texts of the namespace `common` by interface language. */
export const commonLoader = {
  pl: async () => ({ default: commonTexts }),
  en: async () => ({ default: { ...(await import('./en.json')).default, language: languageTitles('en') } }),
}
