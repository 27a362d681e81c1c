import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { type InterfaceLang, textLangs } from '@mowka/domain/interface-lang'

/** What is typed into the form of the checker: one expected result in its language (A-CHK-03). */
export type ManualEntry = { answer: string; answerLang: LangCode }

/** A sentence that exists only in the checker. `task` stands where learners read the sentence to be translated. */
export const manualExercise = (
  { answer, answerLang }: ManualEntry,
  task: string,
  lang: InterfaceLang,
): Exercise => ({
  _id: 'manual',
  example: task,
  exampleLang: textLangs[lang],
  exampleRecording: null,
  answer,
  answerLang,
  answerRecording: null,
  alternativeAnswers: [],
  gaps: [],
  words: [],
  hints: [],
  tags: [],
  active: true,
})
