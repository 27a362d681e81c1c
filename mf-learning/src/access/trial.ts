import { session } from '@mowka/shared/session'

/** Whether the account still has its one trial (U10). */
export const hasTrial = (): boolean =>
  session.user !== null && session.user.appMetadata.trialExpiresAt === null

/** Whether the trial would open the language being learned: it is not used yet, and there is no access. */
export const mayStartTrial = (): boolean => hasTrial() && session.accessUntil(session.targetLang) === null
