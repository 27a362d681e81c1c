import { paths } from '@mowka/contract/routes'
import type { EditedExercise, ExerciseChange, ReportDecision } from '@mowka/contract/schemas/exercise'
import type { AlternativeAnswer, ExpectedMistake, GapRange } from '@mowka/contract/schemas/learning'
import { DEFAULT_SOURCE_LANG, DEFAULT_TARGET_LANG } from '@mowka/domain/languages'
import { callApi } from '@mowka/web/api'
import type { Entity } from '../../edit/entity'
import type { LessonOfNew } from '../../links/new-in-lesson'

/** What an editor has decided about reports, by their ids. Others stay as they are (C57). */
export type ReportDecisions = Readonly<Record<string, 'APPROVED' | 'DELETED'>>

/** What the form of an exercise holds (A-EXFO-01). */
export type ExerciseValues = Pick<
  EditedExercise,
  'example' | 'exampleLang' | 'answer' | 'answerLang' | 'hints' | 'tags' | 'needAttention' | 'active'
> & {
  alternativeAnswers: AlternativeAnswer[]
  expectedMistakes: ExpectedMistake[]
  /** The ranges of the first gap, which are the ones that learners fill (P-ENT-17). */
  gaps: GapRange[]
  words: string[]
  reports: ReportDecisions
}

/** A new exercise (A-EXFO-02, A-EXFO-03). */
export const emptyExercise: ExerciseValues = {
  example: '',
  exampleLang: DEFAULT_SOURCE_LANG,
  answer: '',
  answerLang: DEFAULT_TARGET_LANG,
  alternativeAnswers: [],
  expectedMistakes: [],
  gaps: [],
  hints: [],
  words: [],
  tags: [],
  needAttention: false,
  active: true,
  reports: {},
}

export const exerciseValues = (row: EditedExercise): ExerciseValues => ({
  example: row.example,
  exampleLang: row.exampleLang,
  answer: row.answer,
  answerLang: row.answerLang,
  alternativeAnswers: row.alternativeAnswers,
  expectedMistakes: row.expectedMistakes,
  gaps: row.gaps[0]?.ranges ?? [],
  hints: row.hints,
  words: row.words.map(({ _id }) => _id),
  tags: row.tags,
  needAttention: row.needAttention,
  active: row.active,
  reports: {},
})

const decisionsOf = (reports: ReportDecisions): ReportDecision[] =>
  Object.entries(reports).map(([_id, what]) =>
    what === 'APPROVED' ? { _id, status: 'APPROVED' } : { _id, deleted: true },
  )

const gapsOf = (ranges: GapRange[]) => (ranges.length === 0 ? [] : [{ ranges }])

/** A change of the form as its call takes it. */
export const changeOf = ({ gaps, reports, ...change }: Partial<ExerciseValues>): ExerciseChange => ({
  ...change,
  ...(gaps ? { gaps: gapsOf(gaps) } : {}),
  ...(reports ? { reportedBugs: decisionsOf(reports) } : {}),
})

const createExercise = (
  requestId: string,
  { reports: _, gaps, ...values }: ExerciseValues,
  lessonId?: string,
) => callApi('createExercise', { body: { ...values, gaps: gapsOf(gaps), requestId, lessonId } })

/** Exercises as their page writes them (A-EXFO-31). */
export const exerciseEntity: Entity<EditedExercise, ExerciseValues> = {
  kind: 'exercise',
  list: paths.adminExercises(),
  page: (exerciseId) => paths.adminEditExercise({ exerciseId }),
  empty: emptyExercise,
  valuesOf: exerciseValues,
  // A gap is a range of the answer.
  together: [['answer', 'gaps']],
  create: (requestId, values) => createExercise(requestId, values),
  save: ({ _id, version }, change) =>
    callApi('updateExercise', { id: _id, body: { ...changeOf(change), version } }),
  remove: ({ _id, version }) => callApi('deleteExercise', { id: _id, version }),
  copy: ({ _id }, requestId) => callApi('copyExercise', { id: _id, body: { requestId } }),
}

/** Exercises that are made for a lesson. */
export const exercisesOfLesson = ({
  lessonId,
  ...languages
}: LessonOfNew): Entity<EditedExercise, ExerciseValues> => ({
  ...exerciseEntity,
  empty: { ...emptyExercise, ...languages },
  create: (requestId, values) => createExercise(requestId, values, lessonId),
})
