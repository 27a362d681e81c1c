import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { User } from '@mowka/contract/schemas/user'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { langFromPath } from '@mowka/domain/languages/languages'
import { reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { dateText, stored } from '@mowka/kernel/storage'
import { callApi } from '@mowka/web/api'
import * as v from 'valibot'
import { courseLevels, learnerLevels } from '../levels/cefr-levels'

/** A test result stored on this device. */
const resultSchema = v.object({
  level: v.picklist(learnerLevels),
  completedAt: dateText,
  /** Whether it is saved on the account too. A visitor's result is pending. */
  saved: v.boolean(),
})
type TestResult = Omit<v.InferOutput<typeof resultSchema>, 'level'> & { level: CefrLevel }

/** The results by language. */
const storedResults = stored(localKeys.levelingTestResult, v.record(v.string(), v.unknown()))

/** Reads the results on this device, each with its language (P-STORE-04). */
function readResults(): { lang: LangCode; result: TestResult }[] {
  return Object.entries(storedResults.read() ?? {}).flatMap(([key, value]) => {
    const lang = langFromPath(key)
    const { success, output } = v.safeParse(resultSchema, value)
    return lang && success ? [{ lang, result: output }] : []
  })
}

/** Stores the result of a language; null deletes it. Other languages are unaffected (L-TEST-28). */
function storeResult(lang: LangCode, result: TestResult | null): void {
  const all: Record<string, TestResult> = Object.fromEntries(
    readResults().map((each) => [each.lang, each.result]),
  )
  if (result) all[lang] = result
  else delete all[lang]
  storedResults.write(Object.keys(all).length > 0 ? all : null)
}

/**
 * Outcome of saving a result: saved on the account, stored on this device only (a visitor's), failed, or superseded
 * by a higher level on the account.
 */
export const outcomeSchema = v.union([
  v.object({ kind: v.picklist(['saved', 'local', 'failed']) }),
  v.object({ kind: v.picklist(['higher']), level: v.picklist(courseLevels) }),
])
export type Outcome = v.InferOutput<typeof outcomeSchema>

/** Returns the account's level in a language if it is higher (L-TEST-26). */
function higherLevel(user: User | null, lang: LangCode, level: CefrLevel): CefrLevel | null {
  const stored = user?.userMetadata.languages[lang]?.level
  return stored !== undefined && stored > level ? stored : null
}

/**
 * Sends a result to the account, which may have got a higher one meanwhile. A failure is logged and has no other
 * effect (L-TEST-27, L-TEST-39).
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
    storeResult(lang, higher ? null : { level, completedAt, saved: true })
    return higher ? { kind: 'higher', level: higher } : { kind: 'saved' }
  } catch (error) {
    reportError(error, { part: 'leveling-test' })
    return { kind: 'failed' }
  }
}

/**
 * Saves a test level: on this device and on a signed-in user's account, unless that has a higher one (L-TEST-26 to
 * -28). A visitor makes no account calls (L-TEST-36).
 */
export async function saveResult(lang: LangCode, level: CefrLevel, completedAt: string): Promise<Outcome> {
  const higher = higherLevel(session.user, lang, level)
  if (higher) return { kind: 'higher', level: higher }
  const result: TestResult = { level, completedAt, saved: false }
  storeResult(lang, result)
  return session.isAuthenticated ? sendResult(lang, result) : { kind: 'local' }
}

/** Whether a result in this language is pending for the account. */
export const hasPendingResult = (lang: LangCode): boolean =>
  readResults().some((each) => each.lang === lang && !each.result.saved)

let transfer: Promise<void> | null = null

async function transferAll(): Promise<void> {
  for (const { lang, result } of readResults()) {
    if (result.saved) continue
    if (higherLevel(session.user, lang, result.level)) storeResult(lang, null)
    else await sendResult(lang, result)
  }
}

/**
 * Transfers pending results to the account: a visitor's, and those that failed to save. A lower level than the
 * account's is discarded. Concurrent calls share one transfer.
 */
export function transferResults(): Promise<void> {
  transfer ??= transferAll().finally(() => {
    transfer = null
  })
  return transfer
}
