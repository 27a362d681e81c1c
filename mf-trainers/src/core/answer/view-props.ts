import type { ResultTone } from '@mowka/shared/trainer'

/** What every view of an exercise takes besides its draft. */
export type ExerciseViewProps<Draft> = {
  draft: Draft
  /** True while the answer is checked and after: nothing can be changed. */
  locked: boolean
  /** How the answer was; null before the check. */
  verdict: ResultTone | null
  /** Whether a field to type into takes the focus as soon as it can be typed into. */
  takesFocus: boolean
  /** Id of the result that describes the answer; undefined before there is one. */
  resultId: string | undefined
}
