import type { LangCode } from '@mowka/contract/schemas/common'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { languages } from '@mowka/domain/languages/languages'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The lesson to which a new row is appended, and its languages. */
export type LessonOfNew = { lessonId: string; exampleLang: LangCode; answerLang: LangCode }

/** Returns the URL of the page that creates a row in a lesson. */
export const newInLesson = (page: string, { _id, sourceLang, targetLang }: EditedLesson): string =>
  `${page}?${new URLSearchParams({ lesson: _id, exampleLang: sourceLang, answerLang: targetLang })}`

/** Reads the lesson from the URL of a new row; `null` for a row outside a lesson. */
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
