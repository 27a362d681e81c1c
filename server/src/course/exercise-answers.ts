import type { AlternativeAnswer, ExpectedMistake } from '@mowka/contract/schemas/learning'
import { MAX_ALTERNATIVES } from '@mowka/domain/answer'
import { changeRow, type EditorCall } from '../history/public'
import { notFound, ProblemError } from '../http/problem'
import { lockExercise } from './edited-exercise-store'
import { type ExerciseFields, editableExercise } from './exercise-editing'
import type { ExerciseRow } from './exercise-store'

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
