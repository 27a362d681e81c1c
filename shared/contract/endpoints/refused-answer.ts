import { cefrLevels } from '@mowka/domain/course/cefr-level'
import type { Endpoints } from '../endpoint'
import { describeList } from '../list'

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
