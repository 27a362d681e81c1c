import { LESSON_TITLE_LENGTH, lessonTitleRules } from '@mowka/domain/lesson/lesson-name'
import { maxLength } from '@mowka/domain/rules'
import { TextInput, useFormValues } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { fieldLang } from '../edit/field-lang'
import type { NameValues } from './lesson-name'

/** The text box of a title or description, in its language. */
export function NameInput({ name }: { name: keyof NameValues }) {
  const { t } = useTranslation('admin')
  const values = useFormValues<object>()
  const isTitle = name === 'sourceTitle' || name === 'targetTitle'
  return (
    <TextInput<NameValues>
      name={name}
      label={t(`lessons.form.${name}`)}
      lang={fieldLang(values, name)}
      rules={isTitle ? lessonTitleRules : [maxLength(LESSON_TITLE_LENGTH)]}
    />
  )
}
