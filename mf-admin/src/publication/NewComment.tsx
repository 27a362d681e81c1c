import { Select } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Commented, CommentForm } from './comments'

/** A comment on the field that the editor chooses. */
export function NewComment({ of, focused = false }: { of: Commented; focused?: boolean }) {
  const { t } = useTranslation('admin')
  const [field, setField] = useState('')
  const own: Record<string, string> = t(`field.${of.kind}`, { returnObjects: true })
  const options = [
    { value: '', label: t('review.whole') },
    ...Object.entries(own).map(([value, label]) => ({ value, label })),
  ]
  return (
    <CommentForm
      of={of}
      field={field}
      label={t('review.comment')}
      submit={t('review.add')}
      focused={focused}
      before={<Select label={t('review.field')} options={options} value={field} onChange={setField} />}
    />
  )
}
