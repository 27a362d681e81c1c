import type { EditedLesson } from '@mowka/contract/schemas/learning'
import {
  joinLessonName,
  LESSON_TITLE_LENGTH,
  lessonTitleRules,
  splitLessonName,
} from '@mowka/domain/lesson/lesson-name'
import { maxLength } from '@mowka/domain/rules'
import { TextInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

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

/** The text box of a title or description. */
export function NameInput({ name }: { name: keyof NameValues }) {
  const { t } = useTranslation('admin')
  const isTitle = name === 'sourceTitle' || name === 'targetTitle'
  return (
    <TextInput<NameValues>
      name={name}
      label={t(`lessons.form.${name}`)}
      rules={isTitle ? lessonTitleRules : [maxLength(LESSON_TITLE_LENGTH)]}
    />
  )
}
