import type { Exercise } from '@mowka/contract/schemas/learning'
import { expansionsOf } from '@mowka/domain/judge/answers/pattern'

/** Limit on the answers expanded from one pattern. */
const MAX_PATTERN_ANSWERS = 50

/** Returns the accepted answers, the preferred one first and patterns expanded. */
export const acceptedAnswers = ({
  answer,
  alternativeAnswers,
}: Pick<Exercise, 'answer' | 'alternativeAnswers'>): string[] => [
  answer,
  ...alternativeAnswers.flatMap((each) => expansionsOf(each.text, MAX_PATTERN_ANSWERS)),
]
