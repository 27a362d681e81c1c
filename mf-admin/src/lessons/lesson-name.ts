import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { joinLessonName, splitLessonName } from '@mowka/domain/lesson/lesson-name'

/** The name of a lesson in forms: title and description in both languages. */
export type NameValues = {
  sourceTitle: string
  sourceDescription: string
  targetTitle: string
  targetDescription: string
}

/** The name of a new lesson. */
export const emptyName: NameValues = {
  sourceTitle: '',
  sourceDescription: '',
  targetTitle: '',
  targetDescription: '',
}

/** The fields of a name, in the order of forms. */
export const nameFields = ['sourceTitle', 'sourceDescription', 'targetTitle', 'targetDescription'] as const

/** Returns the form values of a name. */
export function nameValues({ source, target }: EditedLesson['name']): NameValues {
  const [ofSource, ofTarget] = [splitLessonName(source), splitLessonName(target)]
  return {
    sourceTitle: ofSource.title,
    sourceDescription: ofSource.description,
    targetTitle: ofTarget.title,
    targetDescription: ofTarget.description,
  }
}

/** Returns the name for a request, with title and description joined by a bar (A-LESS-04). */
export const writtenName = (values: NameValues): EditedLesson['name'] => ({
  source: joinLessonName(values.sourceTitle, values.sourceDescription),
  target: joinLessonName(values.targetTitle, values.targetDescription),
})
