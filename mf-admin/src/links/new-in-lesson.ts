import type { LangCode } from '@mowka/contract/schemas/common'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { languages } from '@mowka/domain/languages'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The lesson for which a row is made: at its end, and in its languages. */
export type LessonOfNew = { lessonId: string; exampleLang: LangCode; answerLang: LangCode }

/** The address of the page of a new row that goes into a lesson. */
export const newInLesson = (page: string, { _id, sourceLang, targetLang }: EditedLesson): string =>
  `${page}?${new URLSearchParams({ lesson: _id, exampleLang: sourceLang, answerLang: targetLang })}`

/** The lesson that the address of a new row names; null for a row of its own. */
export function useLessonOfNew(): LessonOfNew | null {
  const [params] = useSearchParams()
  const lessonId = params.get('lesson')
  const [exampleLang, answerLang] = ['exampleLang', 'answerLang'].map(
    (name) => languages.find(({ langCode }) => langCode === params.get(name))?.langCode,
  )
  return useMemo(
    () => (lessonId && exampleLang && answerLang ? { lessonId, exampleLang, answerLang } : null),
    [lessonId, exampleLang, answerLang],
  )
}
