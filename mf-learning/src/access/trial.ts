import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { session } from '@mowka/shared/session'

/** Whether the account still has its one trial (U10). */
export const hasTrial = (): boolean =>
  session.user !== null && session.user.appMetadata.trialExpiresAt === null

/** Whether there is still a trial that would open a language; the one being learned if none is named. */
export const mayStartTrial = (lang: LangCode = session.targetLang): boolean =>
  hasTrial() && session.accessUntil(lang) === null
