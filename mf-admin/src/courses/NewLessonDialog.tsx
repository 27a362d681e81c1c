import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { cefrLevels } from '@mowka/domain/cefr-level'
import { Button, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { Form, FormActions, notifyUnlessFieldErrors, SelectInput, useGuardedClose } from '@mowka/web/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyName, NameInput, type NameValues, nameFields, writtenName } from '../lessons/lesson-name'

type Values = NameValues & { level: CefrLevel }

/** Creates a lesson at the end of a course (A-CRSE-04). */
export function NewLessonDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const { close, onDirty } = useGuardedClose(onClose)
  const [requestId] = useState(() => crypto.randomUUID())
  const create = useWrite('createLesson', {
    success: () => t('lessons.form.created'),
    failure: notifyUnlessFieldErrors,
  })
  const save = ({ level, ...name }: Values) =>
    create.run({
      body: {
        requestId,
        name: writtenName(name),
        level,
        sourceLang: course.sourceLang,
        targetLang: course.targetLang,
        courseId: course._id,
      },
    })
  return (
    <ResponsiveDialog open onClose={close} title={t('courses.lessons.newTitle')}>
      <Form<Values>
        initialValues={{ ...emptyName, level: course.level }}
        aria-label={t('courses.lessons.newTitle')}
        save={save}
        onSaved={onClose}
        onDirty={onDirty}
      >
        <Stack gap={4}>
          {nameFields.map((name) => (
            <NameInput key={name} name={name} />
          ))}
          <SelectInput<Values, CefrLevel>
            name="level"
            label={t('field.lesson.level')}
            options={cefrLevels.map((level) => ({ value: level, label: level }))}
          />
          <FormActions submit={t('common:add')} variant="primary" always inDialog>
            <Button onClick={close}>{t('common:cancel')}</Button>
          </FormActions>
        </Stack>
      </Form>
    </ResponsiveDialog>
  )
}
