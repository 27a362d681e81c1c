import { ApiError, notify, refreshSession, reportError } from '@mowka/shared/platform'
import { focusMain } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { startTrial } from './trial'

/**
 * Starts the trial from the place where something is locked (L-TRIAL-03). What was locked is read again wherever it is
 * shown, so a page unlocks in place; `onStarted` is for what is outside of those reads.
 */
export function useTrial(onStarted?: () => void) {
  const { t } = useTranslation('learning')
  const [starting, setStarting] = useState(false)

  const start = async () => {
    setStarting(true)
    try {
      await startTrial(t)
      // The button goes away with its banner.
      focusMain()
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
