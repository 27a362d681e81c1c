import { paths } from '@mowka/contract/routes'
import type { EditedExercise, RecordingType } from '@mowka/contract/schemas/editor/exercise'
import { Skeleton } from '@mowka/kernel/ui'
import { read, useReads, useWrite } from '@mowka/web/api'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage } from '../../edit/EditPage'
import { LessonsUsing } from '../../links/LessonsUsing'
import { useLessonOfNew } from '../../links/new-in-lesson'
import { LazyContentComments, LazyFieldComments } from '../../publication/lazy-comments'
import { RecordingEditor, useRecordingWords } from '../../recordings/RecordingEditor'
import { RecordingsSection } from '../../recordings/RecordingsSection'
import { useAskToDeleteExercise } from '../ask-to-delete'
import { exerciseEntity, exercisesOfLesson } from './exercise-entity'
import { useExerciseFields } from './use-exercise-fields'

/** Loaded lazily, so that the form doesn't wait for the refused answers. */
const ExerciseAnswers = lazy(
  () => import(/* webpackChunkName: "exercise-answers" */ '../../answers/ExerciseAnswers'),
)

/** The page of an existing or new exercise (A-EXFO). */
export default function ExerciseEditPage() {
  const { t } = useTranslation('admin')
  const { exerciseId } = useParams()
  const lesson = useLessonOfNew()
  const askToDelete = useAskToDeleteExercise()
  const answerBox = useRef<HTMLTextAreaElement>(null)
  const reads = useReads({
    exercise: read('getExercise', exerciseId === undefined ? null : { id: exerciseId }),
  })
  const row = reads.state === 'ready' ? reads.data.exercise : undefined
  const props = {
    entity: useMemo(() => (lesson ? exercisesOfLesson(lesson) : exerciseEntity), [lesson]),
    texts: {
      title: (exercise: EditedExercise | null) => exercise?.answer ?? t('exercises.form.new'),
      titleLang: ({ answerLang }: EditedExercise) => answerLang,
      list: t('exercises.title'),
      created: t('exercises.form.created'),
      saved: t('exercises.form.saved'),
      deleted: t('exercises.deleted'),
      copied: t('exercises.copied'),
      gone: t('exercises.form.gone'),
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
      learnersPage={({ _id }) => paths.adminExerciseChecker({}, { query: { exerciseId: _id } })}
      beside={({ _id }, { name, label }) =>
        // Learners' reports have states of their own.
        name !== 'reports' && <LazyFieldComments kind="exercise" rowId={_id} field={name} label={label} />
      }
      below={(exercise) => (
        <>
          <LessonsUsing kind="exercise" id={exercise._id} />
          <ExerciseRecordings exercise={exercise} />
          <LazyContentComments kind="exercise" rowId={exercise._id} />
          <Suspense fallback={<Skeleton height={120} />}>
            <ExerciseAnswers exerciseId={exercise._id} />
          </Suspense>
        </>
      )}
    />
  )
}

/** The recordings of both sentences (A-EXFO-25). */
const ExerciseRecordings = ({ exercise }: { exercise: EditedExercise }) => (
  <RecordingsSection>{(type) => <OneRecording exercise={exercise} type={type} />}</RecordingsSection>
)

function OneRecording({ exercise, type }: { exercise: EditedExercise; type: RecordingType }) {
  const { t } = useTranslation('admin')
  const words = useRecordingWords()
  const upload = useWrite('uploadExerciseRecording', words.upload)
  const speak = useWrite('speakExercise', words.speak)
  const remove = useWrite('deleteExerciseRecording', words.remove)
  const { _id: id } = exercise
  return (
    <RecordingEditor
      title={t(`recordings.of.${type}`)}
      of={{ text: exercise[type], lang: exercise[`${type}Lang`], recordingId: exercise[`${type}Recording`] }}
      writes={{
        upload: { run: (body) => upload.run({ id, type, body }), busy: upload.busy },
        speak: { run: () => speak.run({ id, type }), busy: speak.busy },
        remove: { run: (recordingId) => remove.run({ id, recordingId }), busy: remove.busy },
      }}
    />
  )
}
