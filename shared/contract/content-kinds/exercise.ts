import {
  type AlternativeAnswer,
  type ExpectedMistake,
  MAX_ANSWER_LENGTH,
  MIN_SENTENCE_LENGTH,
} from '@mowka/domain/exercise/answer'
import type { GapRange } from '@mowka/domain/exercise/gaps'
import { describeKind } from './kind'

const sentence = { type: 'text', min: MIN_SENTENCE_LENGTH, max: MAX_ANSWER_LENGTH } as const

const noAlternatives: AlternativeAnswer[] = []
const noMistakes: ExpectedMistake[] = []
const noGaps: { ranges: GapRange[] }[] = []

/** Maximum number of hints per exercise. */
export const MAX_HINTS = 100

export const registers = ['NEUTRAL', 'FORMAL', 'INFORMAL'] as const

/** An exercise: a sentence in the learner's language and its answer in the language being learned (A-ENT-03). */
export const exerciseKind = /* @__PURE__ */ describeKind({
  name: 'exercise',
  fields: {
    example: { ...sentence, learners: true, library: true, search: true, sort: true },
    exampleLang: { type: 'lang', default: 'PL', learners: true, filter: true },
    exampleRecording: { type: 'recording', apart: true, learners: true, batch: true },
    answer: { ...sentence, learners: true, library: true, search: true, sort: true },
    answerLang: { type: 'lang', default: 'ENG', learners: true, filter: true },
    answerRecording: { type: 'recording', apart: true, learners: true, batch: true },
    /** The first gap holds the ranges that learners fill (P-ENT-17). */
    gaps: { type: 'own', default: noGaps, learners: true, library: true },
    alternativeAnswers: { type: 'own', default: noAlternatives, learners: true, library: 'alternatives' },
    expectedMistakes: { type: 'own', default: noMistakes, learners: true, library: 'mistakes' },
    /** How formal the answer is; shown to learners unless neutral. */
    register: {
      type: 'choice',
      values: registers,
      default: 'NEUTRAL',
      learners: true,
      library: true,
      filter: true,
      batch: true,
    },
    words: { type: 'links', max: 100, learners: true, library: true },
    hints: { type: 'links', max: MAX_HINTS, learners: true, library: true, batch: true },
    tags: { type: 'tags', learners: true, library: true, batch: true },
    active: { type: 'flag', default: true, learners: true, library: true, filter: true, batch: true },
    /** Marks the row for another editor. */
    needAttention: { type: 'flag', default: false, filter: true, batch: true },
  },
})
