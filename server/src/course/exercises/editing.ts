import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { ValuesOf } from '@mowka/contract/content-kinds/kind'
import type {
  EditedExercise,
  ExerciseChange,
  NewExercise,
  ReportDecision,
} from '@mowka/contract/schemas/editor/exercise'
import type { AlternativeAnswer, ExpectedMistake } from '@mowka/contract/schemas/learning'
import { MAX_ALTERNATIVES } from '@mowka/domain/exercise/answer'
import { isValidGapRange, mergedRanges } from '@mowka/domain/exercise/gaps'
import { orDash } from '@mowka/domain/exercise/report'
import type { Database } from '../../database/database'
import { newId } from '../../database/ids'
import { changeRow, copyRow, createRow, type EditorCall, editableOf } from '../../history/public'
import { invalidInput, notFound, ProblemError } from '../../http/problem'
import { addRecording, recordingId } from '../../recording/public'
import { courseLinks } from '../content'
import { type ExerciseRow, readWholeExercise } from '../exercise-store'
import { changeLessonContents } from '../lessons/editing'
import { deleteComments } from '../review/comments'
import { exercises } from '../tables'
import * as store from './edited-exercise-store'
import { lockExercise } from './edited-exercise-store'
import { editedExercise } from './edited-exercises'

type ExerciseFields = ValuesOf<typeof exerciseKind>

/** Exercises, as editors write them. */
export const editableExercise = editableOf(exerciseKind, {
  table: exercises,
  links: { words: courseLinks.exerciseWords, hints: courseLinks.exerciseHints },
  prepare: async ({ db }, change, before) => ({
    ...change,
    ...gapsAfter(before, change),
    ...(before ? await recordingsAfter(db, before, change) : {}),
  }),
  beforeDelete: async (db, id) => {
    await store.removeFromLessons(db, id)
    await deleteComments('exercise')(db, id)
  },
  show: async (db, id) => {
    const row = await readWholeExercise(db, id)
    return row && editedExercise(db, row)
  },
})

type Gaps = EditedExercise['gaps']

/** Gaps with overlapping and touching ranges as one (A-EXFO-15). Throws 422 for a range that does not fit the answer. */
function mergedGaps(gaps: Gaps, answer: string): Gaps {
  const isWrong = gaps.some(({ ranges }) => ranges.some((range) => !isValidGapRange(range, answer)))
  if (isWrong) throw invalidInput('body/gaps', 'Invalid range')
  return gaps.flatMap(({ ranges }) => (ranges.length === 0 ? [] : { ranges: mergedRanges(ranges) }))
}

/** Gaps that are written have to fit; of those before, the ones that no longer fit a new answer go. */
function gapsAfter(
  before: ExerciseFields | null,
  { answer = before?.answer ?? '', gaps }: Partial<ExerciseFields>,
): { gaps?: Gaps } {
  if (gaps) return { gaps: mergedGaps(gaps, answer) }
  if (!before || answer === before.answer) return {}
  const fitting = before.gaps.map(({ ranges }) => ({
    ranges: ranges.filter((range) => isValidGapRange(range, answer)),
  }))
  return { gaps: mergedGaps(fitting, answer) }
}

/**
 * Replaces a synthesized recording when its sentence changes. An uploaded recording stays: only an editor can judge
 * whether it still fits.
 */
async function recordingsAfter(db: Database, before: ExerciseFields, change: Partial<ExerciseFields>) {
  const after: Partial<Pick<ExerciseFields, 'exampleRecording' | 'answerRecording'>> = {}
  for (const side of ['example', 'answer'] as const) {
    if (change[`${side}Recording`] !== undefined) continue
    const [text, lang] = [change[side] ?? before[side], change[`${side}Lang`] ?? before[`${side}Lang`]]
    const wasSpoken = before[`${side}Recording`] === recordingId(before[`${side}Lang`], before[side])
    const isSame = text === before[side] && lang === before[`${side}Lang`]
    if (wasSpoken && !isSame) after[`${side}Recording`] = (await addRecording(db, lang, text)).id
  }
  return after
}

/**
 * Makes an exercise that speaks both sentences, at the end of a lesson where one is named (S-ADM-03, A-LESS-06). The
 * same request sent again changes nothing. Throws 404 for an unknown lesson.
 */
export async function createExercise(
  call: EditorCall,
  { requestId, lessonId, ...exercise }: NewExercise,
): Promise<EditedExercise> {
  const example = await addRecording(call.db, exercise.exampleLang, exercise.example)
  const answer = await addRecording(call.db, exercise.answerLang, exercise.answer)
  return call.db.transaction(async (tx) => {
    const held = { ...call, db: tx }
    const made = await createRow(held, editableExercise, requestId ?? newId(call.now.getTime()), {
      ...exercise,
      exampleRecording: example.id,
      answerRecording: answer.id,
    })
    if (lessonId !== undefined)
      await changeLessonContents(held, lessonId, { part: 'exercises', action: 'attach', rowId: made._id })
    return made
  })
}

/** Makes an exercise like another one, without what learners reported (S-ADM-04). */
export const copyExercise = (
  call: EditorCall,
  id: string,
  requestId: string | undefined,
): Promise<EditedExercise> => copyRow(call, editableExercise, id, requestId ?? newId(call.now.getTime()))

/**
 * Changes an exercise and its reports (S-ADM-03). Omitted reports stay: learners may report while it is edited (C57).
 * Throws 409 if another editor was faster.
 */
export const updateExercise = (
  call: EditorCall,
  id: string,
  { version, reportedBugs = [], ...change }: ExerciseChange,
): Promise<EditedExercise> =>
  call.db.transaction(async (tx) => {
    const suggested = await decideReports(tx, id, reportedBugs)
    const taken = change.alternativeAnswers ? {} : await alternativesWith(tx, id, suggested)
    return changeRow({ ...call, db: tx }, editableExercise, id, { ...change, ...taken }, { version })
  })

/** Approves and removes reports; returns the answers that the approved ones suggest. */
async function decideReports(
  db: Database,
  exerciseId: string,
  decisions: readonly ReportDecision[],
): Promise<string[]> {
  const approved = decisions.flatMap((each) =>
    'status' in each && each.status === 'APPROVED' ? [each._id] : [],
  )
  const removed = decisions.flatMap((each) => ('deleted' in each ? [each._id] : []))
  const rows = await store.approveReports(db, exerciseId, approved)
  await store.removeReports(db, exerciseId, removed)
  return rows.map((row) => row.suggestedAnswer)
}

/**
 * Adds approved suggestions as alternatives: not approved, hidden, without a comment (A-EXFO-22). If the editor
 * submits the alternatives, they already contain the suggestion, or the editor has removed it.
 */
async function alternativesWith(
  db: Database,
  id: string,
  suggested: readonly string[],
): Promise<{ alternativeAnswers?: AlternativeAnswer[] }> {
  if (suggested.length === 0) return {}
  const row = await store.lockExercise(db, id)
  if (!row) throw notFound('The exercise')
  const known = new Set(row.alternativeAnswers.map(({ text }) => text))
  const added = [...new Set(suggested)]
    .filter((text) => text !== orDash('') && !known.has(text))
    .map((text) => ({ text, comment: '', approved: false, hidden: true }))
  const all = [...row.alternativeAnswers, ...added]
  if (all.length > MAX_ALTERNATIVES) throw invalidInput('body/alternativeAnswers', 'There are too many')
  return { alternativeAnswers: all }
}

/**
 * Changes an exercise based on its current state. Throws 404, and 409 if it has changed since it was loaded (C57).
 */
const changeExercise = (
  call: EditorCall,
  id: string,
  version: number,
  changeOf: (row: ExerciseRow) => Partial<ExerciseFields>,
): Promise<unknown> =>
  call.db.transaction(async (tx) => {
    const row = await lockExercise(tx, id)
    if (!row) throw notFound('The exercise')
    return changeRow({ ...call, db: tx }, editableExercise, id, changeOf(row), { version })
  })

/** Throws 422 `TOO_MANY_ANSWERS`: each alternative is compared with every attempt. */
function assertRoom(all: readonly unknown[]): void {
  if (all.length > MAX_ALTERNATIVES) {
    throw new ProblemError(422, 'TOO_MANY_ANSWERS', 'The exercise has as many answers as it may have')
  }
}

/**
 * Adds an answer to the approved, visible alternatives, or approves a suggested one. `textFor` returns its text for
 * the current exercise, or throws.
 */
export const acceptAnswer = (
  call: EditorCall,
  id: string,
  version: number,
  textFor: (row: ExerciseRow) => string,
) =>
  changeExercise(call, id, version, (row) => {
    const { alternativeAnswers } = row
    const text = textFor(row)
    const taken: AlternativeAnswer = { text, comment: '', approved: true, hidden: false }
    const all = alternativeAnswers.some((each) => each.text === text)
      ? alternativeAnswers.map((each) => (each.text === text ? { ...taken, comment: each.comment } : each))
      : [...alternativeAnswers, taken]
    assertRoom(all)
    return { alternativeAnswers: all }
  })

/** Adds an answer to the expected mistakes; learners who give it see the comment. */
export const expectMistake = (
  call: EditorCall,
  id: string,
  version: number,
  mistakeFor: (row: ExerciseRow) => ExpectedMistake,
) =>
  changeExercise(call, id, version, (row) => {
    const { expectedMistakes } = row
    const mistake = mistakeFor(row)
    const all = [...expectedMistakes.filter(({ text }) => text !== mistake.text), mistake]
    assertRoom(all)
    return { expectedMistakes: all }
  })
