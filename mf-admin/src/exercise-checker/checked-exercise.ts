import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { defaultsOf, learnerFields } from '@mowka/contract/content-kinds/kind'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { type InterfaceLang, textLangs } from '@mowka/domain/languages/codes'

/** Maximum length of an id, in characters. */
const ID_LENGTH = 64

/** Returns the id in a pasted text: the text itself, or the last path segment of an exercise URL. */
export const exerciseIdIn = (pasted: string): string =>
  pasted
    .trim()
    .replace(/[?#].*/s, '')
    .split('/')
    .findLast((part) => part !== '') ?? ''

/** Whether the id is short enough to be one of an exercise. */
export const couldBeId = (id: string): boolean => id.length <= ID_LENGTH

/** The checker's form: an expected answer and its language (A-CHK-03). */
export type ManualEntry = { answer: string; answerLang: LangCode }

/** Returns an exercise that exists only in the checker. `task` replaces the sentence to translate. */
export const manualExercise = (
  { answer, answerLang }: ManualEntry,
  task: string,
  lang: InterfaceLang,
): Exercise => ({
  ...defaultsOf(exerciseKind, learnerFields(exerciseKind)),
  _id: 'manual',
  example: task,
  exampleLang: textLangs[lang],
  exampleRecording: null,
  answer,
  answerLang,
  answerRecording: null,
  words: [],
})
