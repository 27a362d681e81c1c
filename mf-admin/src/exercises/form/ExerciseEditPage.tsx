import type { EditedExercise } from '@mowka/contract/schemas/exercise'
import { Skeleton } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage } from '../../edit/EditPage'
import { useLessonOfNew } from '../../links/new-in-lesson'
import { useAskToDelete } from '../ask-to-delete'
import { exerciseEntity, exercisesOfLesson } from './exercise-entity'
import { ExerciseRecordings } from './recordings/ExerciseRecordings'
import { useExerciseFields } from './use-exercise-fields'

/** Loaded lazily, so that the form doesn't wait for the refused answers. */
const ExerciseAnswers = lazy(
  () => import(/* webpackChunkName: "exercise-answers" */ '../../answers/part-with-texts'),
)

/** The page of an existing or new exercise (A-EXFO). */
export default function ExerciseEditPage() {
  const { t } = useTranslation('admin')
  const { exerciseId } = useParams()
  const lesson = useLessonOfNew()
  const askToDelete = useAskToDelete()
  const answerBox = useRef<HTMLTextAreaElement>(null)
  const reads = useReads({
    exercise: read('getExercise', exerciseId === undefined ? null : { id: exerciseId }),
  })
  const row = reads.state === 'ready' ? reads.data.exercise : undefined
  const props = {
    entity: useMemo(() => (lesson ? exercisesOfLesson(lesson) : exerciseEntity), [lesson]),
    texts: {
      title: (exercise: EditedExercise | null) => exercise?.answer ?? t('exercises.form.new'),
      list: t('exercises.title'),
      created: t('exercises.form.created'),
      saved: t('exercises.form.saved'),
      deleted: t('exercises.deleted'),
      copied: t('exercises.copied'),
      gone: t('exercises.form.gone'),
      fields: {
        exampleRecording: t('recordings.of.example'),
        answerRecording: t('recordings.of.answer'),
      },
    },
    fields: useExerciseFields(row, answerBox),
  }
  if (exerciseId === undefined) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ exercise }) => exercise}
      askToDelete={askToDelete}
      below={(exercise) => (
        <>
          <ExerciseRecordings exercise={exercise} />
          <Suspense fallback={<Skeleton height={120} />}>
            <ExerciseAnswers exerciseId={exercise._id} />
          </Suspense>
        </>
      )}
    />
  )
}
