import { useFormValues } from '@mowka/web/forms'
import { useDeferredValue } from 'react'
import type { ExerciseValues } from '../exercise-entity'
import { type ExerciseFindings, exerciseFindings } from './exercise-findings'

/** The last findings: the parts of the form ask for the same ones. */
let last: { key: string; findings: ExerciseFindings } | null = null

/** Returns findings in the typed values, computed with a delay so that judging does not block typing. */
export function useExerciseFindings(): ExerciseFindings {
  const { example, exampleLang, answer, answerLang, alternativeAnswers, expectedMistakes, hints } =
    useFormValues<ExerciseValues>()
  const now = { example, exampleLang, answer, answerLang, alternativeAnswers, expectedMistakes, hints }
  const key = useDeferredValue(JSON.stringify(now))
  if (last?.key !== key) last = { key, findings: exerciseFindings(JSON.parse(key)) }
  return last.findings
}
