import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { langFromPath } from '@mowka/domain/languages'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { learnerLevels } from '../levels/cefr-levels'

/** A result of a test as this device keeps it. */
export type TestResult = {
  level: CefrLevel
  /** ISO 8601. */
  completedAt: string
  /** The account has it, too. A visitor's result waits for the account. */
  saved: boolean
}

function isResult(stored: unknown): stored is TestResult {
  if (typeof stored !== 'object' || stored === null) return false
  const { level, completedAt, saved } = stored as Partial<Record<keyof TestResult, unknown>>
  return (
    learnerLevels.some((each) => each === level) &&
    typeof completedAt === 'string' &&
    !Number.isNaN(Date.parse(completedAt)) &&
    typeof saved === 'boolean'
  )
}

/** The results on this device, each with its language (P-STORE-04). */
export function readResults(): { lang: LangCode; result: TestResult }[] {
  const stored = readStored<unknown>(localKeys.levelingTestResult)
  if (typeof stored !== 'object' || stored === null) return []
  return Object.entries(stored).flatMap(([key, result]) => {
    const lang = langFromPath(key)
    return lang && isResult(result) ? [{ lang, result }] : []
  })
}

/** Keeps the result of a language; null forgets it. Those of other languages stay (L-TEST-28). */
export function keepResult(lang: LangCode, result: TestResult | null): void {
  const all = Object.fromEntries(readResults().map((each) => [each.lang, each.result]))
  if (result) all[lang] = result
  else delete all[lang]
  writeStored(localKeys.levelingTestResult, Object.keys(all).length > 0 ? all : null)
}
