import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'

/** One side of a card. */
export type CardSide = { text: string; lang: LangCode; recording: string | null }

/** Returns the shown side and the one to recall (L-REP-13). */
export function sidesOf(exercise: Exercise, isSwapped: boolean): { front: CardSide; back: CardSide } {
  const example = {
    text: exercise.example,
    lang: exercise.exampleLang,
    recording: exercise.exampleRecording,
  }
  const answer = { text: exercise.answer, lang: exercise.answerLang, recording: exercise.answerRecording }
  return isSwapped ? { front: answer, back: example } : { front: example, back: answer }
}
