import { LESSON_TITLE_LENGTH, lessonTitleRules } from '@mowka/domain/lesson/lesson-name'
import { maxLength } from '@mowka/domain/rules'
import { TextInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import type { NameValues } from './lesson-name'

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
