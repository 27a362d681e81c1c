import { callApi } from '@mowka/shared/api'
import { formatDate } from '@mowka/shared/domain/warsaw-time'
import { notify } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import type { TFunction } from 'i18next'

/** Whether the account still has its one trial (U10). */
export const hasTrial = (): boolean =>
  session.user !== null && session.user.appMetadata.trialExpiresAt === null

/** Whether the trial would open the language being learned: it is not used yet, and there is no access. */
export const mayStartTrial = (): boolean => hasTrial() && session.accessUntil(session.targetLang) === null

/** Starts the trial in the language being learned (L-TRIAL-03) and says until when. Throws what the call throws. */
export async function startTrial(t: TFunction<'learning'>): Promise<void> {
  const user = await callApi('startTrial')
  session.setUser(user)
  const end = user.appMetadata.trialExpiresAt
  notify('success', end ? t('access.started', { date: formatDate(end) }) : t('access.startedShort'))
}
