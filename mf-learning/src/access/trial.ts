import type { LangCode } from '@mowka/contract/schemas/common'
import { formatDate } from '@mowka/domain/time'
import { type ApiError, notify, refreshSession, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { focusMain } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

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

/**
 * Starts the trial, in the target language by default (L-TRIAL-03), and shows its end date. `failure` is the text for
 * a refusal, or null for a view that shows the error itself.
 */
export function useStartTrial(failure: (error: ApiError) => string | null) {
  const { t } = useTranslation('learning')
  return useWrite('startTrial', {
    onAnswer: (user) => session.setUser(user),
    success: ({ appMetadata: { trialExpiresAt: end } }) =>
      end ? t('access.started', { date: formatDate(end) }) : t('access.startedShort'),
    failure,
  })
}

const isUsed = (error: ApiError): boolean => error.code === 'TRIAL_ALREADY_USED'

/**
 * Starts the trial from a locked item. Reads that depend on access are refetched, so pages unlock in place;
 * `onStarted` is for anything outside of those reads.
 */
export function useTrial(lang: LangCode, onStarted?: () => void) {
  const { t } = useTranslation('learning')
  const trial = useStartTrial((error) => (isUsed(error) ? null : t('access.failed')))

  const start = async () => {
    const outcome = await trial.run({ targetLang: lang })
    if (outcome.ok) {
      // The button is removed with its banner.
      focusMain()
      onStarted?.()
    } else if (isUsed(outcome.error)) {
      notify('warning', t('access.alreadyUsed'))
      await refreshSession().catch(reportError)
    }
  }

  return { starting: trial.busy, start }
}
