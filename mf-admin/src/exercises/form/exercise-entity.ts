import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { paths } from '@mowka/contract/routes'
import type { EditedExercise, ExerciseChange, ReportDecision } from '@mowka/contract/schemas/editor/exercise'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../../edit/entity'
import { emptyValues, type FormValues, valuesOf, written } from '../../edit/kind-form'
import type { LessonOfNew } from '../../links/new-in-lesson'

/** The editor's decisions about reports, by report id. Other reports are unchanged (C57). */
export type ReportDecisions = Readonly<Record<string, 'APPROVED' | 'DELETED'>>

/** The form of an exercise (A-EXFO-01). */
export type ExerciseValues = FormValues<typeof exerciseKind> & { reports: ReportDecisions }

/** A new exercise (A-EXFO-02, A-EXFO-03). */
export const emptyExercise: ExerciseValues = { ...emptyValues(exerciseKind), reports: {} }

const exerciseValues = (row: EditedExercise): ExerciseValues => ({
  ...valuesOf(exerciseKind, { ...row, words: row.words.map(({ _id }) => _id) }),
  reports: {},
})

const decisionsOf = (reports: ReportDecisions): ReportDecision[] =>
  Object.entries(reports).map(([_id, what]) =>
    what === 'APPROVED' ? { _id, status: 'APPROVED' } : { _id, deleted: true },
  )

/** Returns the request body of a change. */
export const changeOf = (change: Partial<ExerciseValues>): ExerciseChange => ({
  ...written(exerciseKind, change),
  ...(change.reports ? { reportedBugs: decisionsOf(change.reports) } : {}),
})

const createExercise = (requestId: string, values: ExerciseValues, lessonId?: string) =>
  callApi('createExercise', { body: { ...written(exerciseKind, values), requestId, lessonId } })

/** Reads and writes exercises for their page (A-EXFO-31). */
export const exerciseEntity: Entity<EditedExercise, ExerciseValues> = {
  kind: 'exercise',
  list: paths.adminExercises(),
  page: (exerciseId) => paths.adminEditExercise({ exerciseId }),
  empty: emptyExercise,
  valuesOf: exerciseValues,
  // Gaps are ranges of the answer.
  together: [['answer', 'gaps']],
  create: (requestId, values) => createExercise(requestId, values),
  save: ({ _id, version }, change) =>
    callApi('updateExercise', { id: _id, body: { ...changeOf(change), version } }),
  next: ({ exampleLang, answerLang, tags }) => ({ ...emptyExercise, exampleLang, answerLang, tags }),
  remove: ({ _id, version }) => callApi('deleteExercise', { id: _id, version }),
  copy: ({ _id }, requestId) => callApi('copyExercise', { id: _id, body: { requestId } }),
}

/** Returns an entity whose new exercises are added to a lesson. */
export const exercisesOfLesson = ({
  lessonId,
  ...languages
}: LessonOfNew): Entity<EditedExercise, ExerciseValues> => ({
  ...exerciseEntity,
  empty: { ...emptyExercise, ...languages },
  create: (requestId, values) => createExercise(requestId, values, lessonId),
})
