import type { Dialogue } from '@mowka/contract/schemas/lesson-teaching'
import { Muted } from '@mowka/kernel/ui'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { TeachingInput } from '../teaching/TeachingInput'

const DialogueDialog = lazy(() => import(/* webpackChunkName: "dialogue-form" */ './DialogueDialog'))

/** The dialogue of a lesson; `lessonId` is `null` for a new lesson, which has no words yet. */
export function DialogueInput({ label, lessonId }: { label: string; lessonId: string | null }) {
  const { t } = useTranslation('admin')
  return (
    <TeachingInput<Dialogue>
      name="dialogue"
      label={label}
      summary={({ title, speakers, lines }) => (
        <>
          <strong>{title}</strong>
          <Muted size={14}>
            {t('lessons.teaching.dialogue.summary', {
              a: speakers.a.name,
              b: speakers.b.name,
              lines: lines.length,
            })}
          </Muted>
        </>
      )}
      dialog={(props) => <DialogueDialog {...props} lessonId={lessonId} />}
    />
  )
}
