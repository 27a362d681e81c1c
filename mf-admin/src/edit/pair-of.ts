import type { LangCode, LanguagePair } from '@mowka/contract/schemas/common'
import { languages } from '@mowka/domain/languages'

const langIn = (holder: object, names: readonly string[]): LangCode | undefined =>
  names
    .map((name) => languages.find(({ langCode }) => langCode === Reflect.get(holder, name))?.langCode)
    .find((lang) => lang !== undefined)

/** Returns the languages of content or of list filters. Their field names differ by kind. */
export const pairOf = (holder: object): Partial<LanguagePair> => ({
  sourceLang: langIn(holder, ['sourceLang', 'exampleLang']),
  targetLang: langIn(holder, ['targetLang', 'answerLang']),
})
