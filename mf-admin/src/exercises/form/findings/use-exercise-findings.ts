import { useFormValues } from '@mowka/web/forms'
import { useDeferredValue } from 'react'
import type { ExerciseValues } from '../exercise-entity'
import { type ExerciseFindings, exerciseFindings } from './exercise-findings'

/** Cache of the last findings, which several fields of the form request. */
let last: { key: string; findings: ExerciseFindings } | null = null

/** Returns findings in the form values, deferred so that the checks don't block typing. */
export function useExerciseFindings(): ExerciseFindings {
  const { example, exampleLang, answer, answerLang, alternativeAnswers, expectedMistakes, hints } =
    useFormValues<ExerciseValues>()
  const now = { example, exampleLang, answer, answerLang, alternativeAnswers, expectedMistakes, hints }
  const key = useDeferredValue(JSON.stringify(now))
  if (last?.key !== key) last = { key, findings: exerciseFindings(JSON.parse(key)) }
  return last.findings
}
