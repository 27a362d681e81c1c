import type { LangCode } from '@mowka/contract/schemas/common'
import { acceptedFindings } from '@mowka/domain/sentence-rules/accepted'
import { endingFindings, notationFindings, patternFindings } from '@mowka/domain/sentence-rules/patterns'
import { reportFindings } from './finding-text'
import type { CodedReport } from './problem'
import type { ExerciseEntry } from './schema'

/**
 * Checks an accepted answer or an expected mistake: its notation and each text that it expands to. Returns whether it
 * can be judged.
 */
export function checkPattern(report: CodedReport, key: string, text: string, lang: LangCode): boolean {
  const notation = notationFindings(text)
  reportFindings(report, key, notation.length > 0 ? notation : patternFindings(text, lang))
  return notation.length === 0
}

/** Checks that every text of a pattern ends with the example's punctuation. */
export const checkEnding = (report: CodedReport, key: string, text: string, example: string): void =>
  reportFindings(report, key, endingFindings(text, example))

/** Checks the accepted answers of an exercise against each other, and its expected mistakes against all of them. */
export function checkAccepted(report: CodedReport, exercise: ExerciseEntry, lang: LangCode): void {
  const found = acceptedFindings(exercise, lang)
  found.alternatives.forEach((findings, index) => {
    reportFindings(report, `alternatives[${index}].text`, findings)
  })
  found.mistakes.forEach((findings, index) => {
    reportFindings(report, `mistakes[${index}].text`, findings)
  })
}
