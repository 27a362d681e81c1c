import type { LangCode } from '@mowka/contract/schemas/common'
import { session } from '@mowka/kernel/session'

/** Whether the account still has its one trial (U10). */
export const hasTrial = (): boolean =>
  session.user !== null && session.user.appMetadata.trialExpiresAt === null

/** Returns the running trial: its end, and its language unless a purchase has extended that access since. */
export function runningTrial(now = new Date()): { end: string; lang: LangCode | undefined } | null {
  const metadata = session.user?.appMetadata
  const end = metadata?.trialExpiresAt
  if (!metadata || !end || new Date(end) <= now) return null
  return { end, lang: metadata.languages.find(({ expiresAt }) => expiresAt === end)?.targetLang }
}

/** Whether a trial is available that would unlock a language (by default the target language). */
export const canStartTrial = (lang: LangCode = session.targetLang): boolean =>
  hasTrial() && session.accessUntil(lang) === null
