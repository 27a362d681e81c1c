import type { LangCode } from '@mowka/contract/schemas/common'
import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import type { Outcome } from '../../leveling-result/save-result'
import type { Quiz } from './quiz'

/** A test stored in the tab, so that a reload resumes it. */
export type StoredTest = {
  lang: LangCode
  /** Id of the test taker; null for a visitor. */
  owner: string | null
  quiz: Quiz
  hasLimit: boolean
  /** ISO 8601 start, and the end once it is over. */
  beganAt: string
  endedAt: string | null
  outcome: Outcome | null
}

/** Validates a stored test; an older release may have written it. */
function isStoredTest(stored: unknown): stored is StoredTest {
  if (typeof stored !== 'object' || stored === null) return false
  const { quiz, lang, beganAt } = stored as Partial<Record<keyof StoredTest, unknown>>
  if (typeof lang !== 'string' || typeof beganAt !== 'string') return false
  if (typeof quiz !== 'object' || quiz === null) return false
  const { levels, levelIndex, questionIndex, missed } = quiz as Partial<Quiz>
  const level = Array.isArray(levels) ? levels[levelIndex ?? -1] : undefined
  return Array.isArray(missed) && Array.isArray(level?.questions) && questionIndex !== undefined
    ? level.questions[questionIndex] !== undefined
    : false
}

/** Reads this tab's test for a language and owner, or null. */
export function readStoredTest(lang: LangCode, owner: string | null): StoredTest | null {
  const stored = readStored<unknown>(sessionKeys.levelingTest, sessionStorage)
  return isStoredTest(stored) && stored.lang === lang && stored.owner === owner ? stored : null
}

export const storeTest = (test: StoredTest): void => {
  writeStored(sessionKeys.levelingTest, test, sessionStorage)
}

export const clearStoredTest = (): void => {
  writeStored(sessionKeys.levelingTest, null, sessionStorage)
}
