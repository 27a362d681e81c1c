/** What every view of an exercise takes besides its draft. */
export type ExerciseViewProps<Draft> = {
  draft: Draft
  /** True while the answer is checked and after: nothing can be changed. */
  locked: boolean
  /** The result was no success. */
  wrong: boolean
  /** Id of the result that describes the answer; undefined before there is one. */
  resultId: string | undefined
}
