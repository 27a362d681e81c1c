import { callApi } from '@mowka/shared/api'
import { formatDate } from '@mowka/shared/domain/warsaw-time'
import { ApiError, notify, refreshSession, reportError } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Whether the person may still start the one trial of an account: never used, and no access to the language. */
export const mayStartTrial = (): boolean =>
  session.user !== null &&
  session.user.appMetadata.trialExpiresAt === null &&
  session.accessUntil(session.targetLang) === null

/**
 * Starts the trial in the language being learned (learner core §6). What was locked is read anew wherever it is
 * shown, so a page unlocks where it stands; `onStarted` is for what lives outside of those reads.
 */
export function useTrial(onStarted?: () => void) {
  const { t } = useTranslation('learning')
  const [starting, setStarting] = useState(false)

  const start = async () => {
    setStarting(true)
    try {
      const user = await callApi('startTrial')
      session.setUser(user)
      const end = user.appMetadata.trialExpiresAt
      notify('success', end ? t('access.started', { date: formatDate(end) }) : t('access.startedShort'))
      onStarted?.()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TRIAL_ALREADY_USED') {
        notify('warning', t('access.alreadyUsed'))
        await refreshSession().catch(reportError)
      } else {
        reportError(error, { part: 'trial' })
        notify('error', t('access.failed'))
      }
    } finally {
      setStarting(false)
    }
  }

  return { starting, start }
}
