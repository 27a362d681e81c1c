import { paths } from '@mowka/contract/routes'

/** Maximum number of links to copy (A-EXER-10). */
export const MAX_LINKS = 25

/** Returns the panel URLs of exercises (A-EXER-12). */
export const exerciseLinks = (exercises: readonly { _id: string }[]): string[] =>
  exercises.map(({ _id }) => window.location.origin + paths.adminEditExercise({ exerciseId: _id }))
