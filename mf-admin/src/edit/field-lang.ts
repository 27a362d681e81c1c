import { type LangCode, langCodes } from '@mowka/domain/languages/codes'
import { langTag } from '@mowka/domain/languages/languages'

/** The fields that name the language of other fields, except for `answerLang` of `answer` and the like. */
const languageFields: Readonly<Record<string, string>> = {
  alternativeAnswers: 'answerLang',
  expectedMistakes: 'answerLang',
  nameSource: 'sourceLang',
  nameTarget: 'targetLang',
  sourceTitle: 'sourceLang',
  sourceDescription: 'sourceLang',
  targetTitle: 'targetLang',
  targetDescription: 'targetLang',
}

const isLangCode = (value: unknown): value is LangCode => langCodes.some((each) => each === value)

/** The name of the field with the language of a field's text. */
export const languageFieldOf = (name: string): string => languageFields[name] ?? `${name}Lang`

/** Returns the BCP 47 tag of a field's text; `undefined` if no other field of the row or form names its language. */
export function fieldLang(row: object, name: string): string | undefined {
  const [, lang] = Object.entries(row).find(([each]) => each === languageFieldOf(name)) ?? []
  return isLangCode(lang) ? langTag(lang) : undefined
}
