import { cefrLevels } from '@mowka/domain/course/course'
import { exerciseKind } from '../../content-kinds/exercise'
import { listOfKind } from '../../content-kinds/list'
import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

const ofExercises = /* @__PURE__ */ listOfKind(exerciseKind)

/** The panel's list of exercises (A-EXER-01, A-EXER-08, A-EXER-15). */
export const exerciseList = /* @__PURE__ */ describeList({
  filters: {
    ...ofExercises.filters,
    'reportedBugs.status': { kind: 'choice', values: ['REPORTED', 'APPROVED'] },
    /** One complete tag. */
    tags: { kind: 'text' },
  },
  sort: ofExercises.sort,
  order: 'createdAt:desc',
  sizes: [25, 50, 100],
  size: 50,
})

export const exerciseEndpoints = {
  listExercises: { call: 'GET /exercise', shows: ['exercises', 'words'], list: exerciseList },
  /** Sentences that differ from a new one in a single word. */
  getSimilarExercises: { call: 'GET /exercise/similar', shows: ['exercises'] },
  /** Words and hints that an exercise of a language pair may link to. */
  getLinkable: { call: 'GET /exercise/linkable', shows: ['words', 'hints'] },
  getExercise: { call: 'GET /exercise/:id', shows: ['exercises', 'words', 'hints'] },
  /** Number of learners whose note a deletion would remove. */
  countExerciseNotes: { call: 'GET /exercise/:id/notes', shows: ['notes'] },
  createExercise: { call: 'POST /exercise', touches: ['exercises', 'recordings', 'lessons'] },
  /** Finds existing exercises with the same answers. A POST, because the sentences don't fit into a URL. */
  checkPairs: { call: 'POST /lesson/:id/pairs/check', touches: [] },
  /** Asks the assistant for alternatives, expected mistakes and hints. Stores nothing. */
  suggestForExercise: { call: 'POST /exercise/suggestions', touches: [] },
  /** Creates an exercise from each sentence pair and adds them to the end of the lesson. */
  createPairs: {
    call: 'POST /lesson/:id/pairs',
    touches: ['exercises', 'recordings', 'lessons', 'courses', 'contentImport'],
  },
  updateExercise: { call: 'PUT /exercise/:id', touches: ['exercises', 'recordings'] },
  deleteExercise: { call: 'DELETE /exercise/:id', touches: ['exercises', 'lessons'] },
  copyExercise: { call: 'POST /exercise/:id/copy', touches: ['exercises'] },
  uploadExerciseRecording: {
    call: 'POST /exercise/:id/recording/:type',
    touches: ['exercises', 'recordings'],
  },
  /** Records the sentence with the speech service. */
  speakExercise: { call: 'POST /exercise/:id/recording/:type/speech', touches: ['exercises', 'recordings'] },
  deleteExerciseRecording: {
    call: 'DELETE /exercise/:id/recording/:recordingId',
    touches: ['exercises', 'recordings'],
  },
} as const satisfies Endpoints

/** Exercises with refused answers; those with the most learners first. */
export const problemExerciseList = /* @__PURE__ */ describeList({
  filters: {
    /** A part of a sentence, or one complete tag. */
    $search: { kind: 'text' },
    answerLang: { kind: 'lang' },
    level: { kind: 'choice', values: cefrLevels },
    /** A course that contains the exercise in a lesson. */
    course: { kind: 'id' },
    /** Only exercises with a disputed answer. */
    disputed: { kind: 'flag' },
  },
  sort: ['people', 'disputedBy'],
  order: 'people:desc',
  sizes: [10, 25, 50],
})

export const refusedAnswerEndpoints = {
  listStumbles: { call: 'GET /refused-answer', shows: ['exercises'], list: problemExerciseList },
  /** Comments on existing expected mistakes, most frequent first. */
  getMistakeReasons: { call: 'GET /refused-answer/reason', shows: ['exercises'] },
  getRefusedAnswers: { call: 'GET /exercise/:id/refused-answer', shows: ['exercises'] },
  decideRefusedAnswer: {
    call: 'POST /exercise/:id/refused-answer/decision',
    touches: ['exercises', 'history'],
  },
} as const satisfies Endpoints
