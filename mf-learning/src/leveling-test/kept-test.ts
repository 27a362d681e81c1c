import type { LangCode } from '@mowka/contract/schemas/common'
import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import type { Quiz } from './quiz'
import type { Outcome } from './save-result'

/** A test as the tab keeps it, so that a reload goes on where it was. */
export type KeptTest = {
  lang: LangCode
  /** Whose test it is; null for a visitor. */
  owner: string | null
  quiz: Quiz
  hasLimit: boolean
  /** When it began and, once it is over, when it ended: ISO 8601. */
  beganAt: string
  endedAt: string | null
  outcome: Outcome | null
}

/** True for what `keepTest` wrote, not for what an older release left. */
function isKept(stored: unknown): stored is KeptTest {
  if (typeof stored !== 'object' || stored === null) return false
  const { quiz, lang, beganAt } = stored as Partial<Record<keyof KeptTest, unknown>>
  if (typeof lang !== 'string' || typeof beganAt !== 'string') return false
  if (typeof quiz !== 'object' || quiz === null) return false
  const { levels, levelIndex, questionIndex, missed } = quiz as Partial<Quiz>
  const level = Array.isArray(levels) ? levels[levelIndex ?? -1] : undefined
  return Array.isArray(missed) && Array.isArray(level?.questions) && questionIndex !== undefined
    ? level.questions[questionIndex] !== undefined
    : false
}

/** The test of this tab in a language; null for none, and for someone else's. */
export function readKeptTest(lang: LangCode, owner: string | null): KeptTest | null {
  const stored = readStored<unknown>(sessionKeys.levelingTest, sessionStorage)
  return isKept(stored) && stored.lang === lang && stored.owner === owner ? stored : null
}

export const keepTest = (test: KeptTest): void => {
  writeStored(sessionKeys.levelingTest, test, sessionStorage)
}

export const forgetKeptTest = (): void => {
  writeStored(sessionKeys.levelingTest, null, sessionStorage)
}
