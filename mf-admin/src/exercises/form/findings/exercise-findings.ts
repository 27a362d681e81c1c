import { acceptedFindings } from '@mowka/domain/sentence-rules/accepted'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import {
  endingFindings,
  notationFindings,
  patternFindings,
  slipFindings,
} from '@mowka/domain/sentence-rules/patterns'
import { commentFindings } from '@mowka/domain/sentence-rules/text'
import { useFormValues } from '@mowka/web/forms'
import { useDeferredValue } from 'react'
import type { ExerciseValues } from '../exercise-entity'
import { sentenceFindings } from './sentence-findings'

/** Findings of the `pnpm content check` rules in an exercise, by field. */
type ExerciseFindings = {
  example: Finding[]
  answer: Finding[]
  /** In the order of the alternatives and the mistakes, respectively. */
  alternatives: Finding[][]
  mistakes: Finding[][]
  hints: Finding[]
}

type Checked = Pick<
  ExerciseValues,
  'example' | 'exampleLang' | 'answer' | 'answerLang' | 'alternativeAnswers' | 'expectedMistakes' | 'hints'
>

/** Checks an exercise by the content rules. Empty fields have no findings. */
export function exerciseFindings(values: Checked): ExerciseFindings {
  const { example, answer, exampleLang, answerLang, alternativeAnswers, expectedMistakes } = values
  const ofPattern = (text: string): Finding[] => {
    const notation = notationFindings(text)
    if (notation.length > 0) return notation
    return [...patternFindings(text, answerLang), ...(example === '' ? [] : endingFindings(text, example))]
  }
  const isJudged =
    answer.trim() !== '' &&
    [...alternativeAnswers, ...expectedMistakes].every(({ text }) => notationFindings(text).length === 0)
  const accepted = isJudged
    ? acceptedFindings({ answer, alternatives: alternativeAnswers, mistakes: expectedMistakes }, answerLang)
    : { alternatives: [], mistakes: [] }
  const hasBoth = example !== '' && answer !== ''
  return {
    ...sentenceFindings(values),
    alternatives: alternativeAnswers.map(({ text, comment }, index) => [
      ...ofPattern(text),
      ...slipFindings(text, answerLang),
      ...commentFindings(comment, exampleLang),
      ...(accepted.alternatives[index] ?? []),
    ]),
    mistakes: expectedMistakes.map(({ text, comment }, index) => [
      ...ofPattern(text),
      ...commentFindings(comment, exampleLang),
      ...(accepted.mistakes[index] ?? []),
    ]),
    hints: hasBoth && values.hints.length === 0 ? [{ code: 'NO_HINT' }] : [],
  }
}

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
