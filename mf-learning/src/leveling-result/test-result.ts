import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { langFromPath } from '@mowka/domain/languages'
import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { learnerLevels } from '../levels/cefr-levels'

/** A test result stored on this device. */
export type TestResult = {
  level: CefrLevel
  /** ISO 8601. */
  completedAt: string
  /** Whether it is saved on the account too. A visitor's result is pending. */
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

/** Reads the results on this device, each with its language (P-STORE-04). */
export function readResults(): { lang: LangCode; result: TestResult }[] {
  const stored = readStored<unknown>(localKeys.levelingTestResult)
  if (typeof stored !== 'object' || stored === null) return []
  return Object.entries(stored).flatMap(([key, result]) => {
    const lang = langFromPath(key)
    return lang && isResult(result) ? [{ lang, result }] : []
  })
}

/** Stores the result of a language; null deletes it. Other languages are unaffected (L-TEST-28). */
export function storeResult(lang: LangCode, result: TestResult | null): void {
  const all = Object.fromEntries(readResults().map((each) => [each.lang, each.result]))
  if (result) all[lang] = result
  else delete all[lang]
  writeStored(localKeys.levelingTestResult, Object.keys(all).length > 0 ? all : null)
}
