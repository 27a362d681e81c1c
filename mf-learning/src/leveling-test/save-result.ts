import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { User } from '@mowka/contract/schemas/user'
import { reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { keepResult, readResults, type TestResult } from './test-result'

/**
 * What became of a result: the account has it, only this device has it (a visitor's), the account could not be reached,
 * or the account has a higher level, which stays.
 */
export type Outcome = { kind: 'saved' | 'local' | 'failed' } | { kind: 'higher'; level: CefrLevel }

/** The account's level in a language when it is above this one (L-TEST-26). */
function higherLevel(user: User | null, lang: LangCode, level: CefrLevel): CefrLevel | null {
  const stored = user?.userMetadata.languages[lang]?.level
  return stored !== undefined && stored > level ? stored : null
}

/**
 * Sends a result to the account, which may have got a higher one elsewhere in the meantime. A failure is logged, and
 * breaks nothing (L-TEST-27, L-TEST-39).
 */
async function sendResult(lang: LangCode, { level, completedAt }: TestResult): Promise<Outcome> {
  try {
    const user = await callApi('patchUserMetadata', {
      body: {
        action: 'leveling-test-result',
        payload: {
          langCode: lang,
          level,
          levelingTestStatus: 'FINISHED',
          levelingTestCompletedAt: completedAt,
        },
      },
    })
    session.setUser(user)
    const higher = higherLevel(user, lang, level)
    keepResult(lang, higher ? null : { level, completedAt, saved: true })
    return higher ? { kind: 'higher', level: higher } : { kind: 'saved' }
  } catch (error) {
    reportError(error, { part: 'leveling-test' })
    return { kind: 'failed' }
  }
}

/**
 * Keeps the level that a test found: on this device, and on the account of someone who is signed in, unless that has a
 * higher one (L-TEST-26 to -28). A visitor makes no call about a person (L-TEST-36).
 */
export async function saveResult(lang: LangCode, level: CefrLevel, completedAt: string): Promise<Outcome> {
  const higher = higherLevel(session.user, lang, level)
  if (higher) return { kind: 'higher', level: higher }
  const result: TestResult = { level, completedAt, saved: false }
  keepResult(lang, result)
  return session.isAuthenticated ? sendResult(lang, result) : { kind: 'local' }
}

/** Whether a result of this language waits for the account. */
export const isResultWaiting = (lang: LangCode): boolean =>
  readResults().some((each) => each.lang === lang && !each.result.saved)

let takingOver: Promise<void> | null = null

async function takeOver(): Promise<void> {
  for (const { lang, result } of readResults()) {
    if (result.saved) continue
    if (higherLevel(session.user, lang, result.level)) keepResult(lang, null)
    else await sendResult(lang, result)
  }
}

/**
 * Gives the account what a visitor found out before signing up, and what could not be saved before. A lower level than
 * the account's is dropped. Calls at once share one.
 */
export function takeOverResults(): Promise<void> {
  takingOver ??= takeOver().finally(() => {
    takingOver = null
  })
  return takingOver
}
