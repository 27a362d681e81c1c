import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { joinLessonName, LESSON_TITLE_LENGTH, lessonTitleRules } from '@mowka/domain/lesson-name'
import { maxLength } from '@mowka/domain/rules'
import { Button, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import {
  Form,
  FormActions,
  notifyUnlessFieldErrors,
  SelectInput,
  TextInput,
  useGuardedClose,
} from '@mowka/web/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { levels } from '../edit/use-fields'

type Values = {
  sourceTitle: string
  sourceDescription: string
  targetTitle: string
  targetDescription: string
  level: CefrLevel
}

/** Creates a lesson at the end of a course (A-CRSE-04). */
export function NewLessonDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common'])
  const { close, onDirty } = useGuardedClose(onClose)
  const [requestId] = useState(() => crypto.randomUUID())
  const create = useWrite('createLesson', {
    success: () => t('lessons.form.created'),
    failure: notifyUnlessFieldErrors,
  })
  const save = ({ sourceTitle, sourceDescription, targetTitle, targetDescription, level }: Values) =>
    create.run({
      body: {
        requestId,
        name: {
          source: joinLessonName(sourceTitle, sourceDescription),
          target: joinLessonName(targetTitle, targetDescription),
        },
        level,
        tags: [],
        active: true,
        sourceLang: course.sourceLang,
        targetLang: course.targetLang,
        courseId: course._id,
      },
    })
  return (
    <ResponsiveDialog open onClose={close} title={t('courses.lessons.newTitle')}>
      <Form<Values>
        initialValues={{
          sourceTitle: '',
          sourceDescription: '',
          targetTitle: '',
          targetDescription: '',
          level: course.level,
        }}
        aria-label={t('courses.lessons.newTitle')}
        save={save}
        onSaved={onClose}
        onDirty={onDirty}
      >
        <Stack gap={4}>
          <TextInput<Values>
            name="sourceTitle"
            label={t('lessons.form.sourceTitle')}
            rules={lessonTitleRules}
          />
          <TextInput<Values>
            name="sourceDescription"
            label={t('lessons.form.sourceDescription')}
            rules={[maxLength(LESSON_TITLE_LENGTH)]}
          />
          <TextInput<Values>
            name="targetTitle"
            label={t('lessons.form.targetTitle')}
            rules={lessonTitleRules}
          />
          <TextInput<Values>
            name="targetDescription"
            label={t('lessons.form.targetDescription')}
            rules={[maxLength(LESSON_TITLE_LENGTH)]}
          />
          <SelectInput<Values, CefrLevel>
            name="level"
            label={t('field.lesson.level')}
            options={levels.map((level) => ({ value: level, label: level }))}
          />
          <FormActions submit={t('common:add')} variant="primary" always inDialog>
            <Button onClick={close}>{t('common:cancel')}</Button>
          </FormActions>
        </Stack>
      </Form>
    </ResponsiveDialog>
  )
}
