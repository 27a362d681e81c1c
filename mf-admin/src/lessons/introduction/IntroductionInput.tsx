import type { Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { Muted } from '@mowka/kernel/ui'
import { richNodes } from '@mowka/web/views'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { TeachingInput } from '../teaching/TeachingInput'

const IntroductionDialog = lazy(
  () => import(/* webpackChunkName: "introduction-form" */ './IntroductionDialog'),
)

/** The introduction of a lesson; `lessonId` is `null` for a new lesson, which has no sentences yet. */
export function IntroductionInput({ label, lessonId }: { label: string; lessonId: string | null }) {
  const { t } = useTranslation('admin')
  return (
    <TeachingInput<Introduction>
      name="introduction"
      label={label}
      summary={({ title, rows, examples }) => (
        <>
          <strong>{richNodes(title)}</strong>
          <Muted size={14}>
            {t('lessons.teaching.introduction.summary', { rows: rows.length, examples: examples.length })}
          </Muted>
        </>
      )}
      dialog={(props) => <IntroductionDialog {...props} lessonId={lessonId} />}
    />
  )
}
