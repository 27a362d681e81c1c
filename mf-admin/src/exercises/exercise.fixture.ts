import type { EditedExercise, ReportedBug } from '@mowka/contract/schemas/editor/exercise'
import { exercise as anyExercise } from '@mowka/testing/entities'

/** A report as the server returns it. */
export const report = (change: Partial<ReportedBug> = {}): ReportedBug => ({
  _id: 'b1',
  suggestedAnswer: 'I am home.',
  comment: 'Tak się mówi.',
  mode: 'WRITING',
  status: 'REPORTED',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

/** An exercise with every field that the panel shows. */
export const exercise = (change: Partial<EditedExercise> = {}): EditedExercise => ({
  ...anyExercise(),
  alternativeAnswers: [
    { text: "I'm at home.", comment: '', approved: true, hidden: false },
    { text: 'I am [at|in] my house.', comment: '', approved: false, hidden: true },
  ],
  words: [{ _id: 'w1', answer: 'home', example: 'dom' }],
  hints: ['h1'],
  hintTexts: [{ _id: 'h1', text: 'at home bez przedimka', active: true }],
  gaps: [{ ranges: [{ start: 8, end: 12 }] }],
  tags: ['sytu_05'],
  expectedMistakes: [],
  needAttention: false,
  reportedBugs: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 3,
  ...change,
})

/** A page of the list as the server returns it. */
export const pageOf = (data: EditedExercise[], total = data.length) => ({ data, metadata: { total } })
