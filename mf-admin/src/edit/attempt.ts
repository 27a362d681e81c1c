import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { type Outcome, writeProblem } from '@mowka/web/api'
import { notifyUnlessFieldErrors } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

/** Whether another editor has changed the row (C57). The server reports the current row with it. */
export const isStale = (error: ApiError): boolean => error.status === 409 && error.code === 'STALE_WRITE'

/**
 * Runs a write and reports why it failed, unless the form shows the error on its fields or the write is stale, which
 * its caller handles. Never throws.
 */
export function useAttempt(): <Answer>(write: () => Promise<Answer>) => Promise<Outcome<Answer>> {
  const { t } = useTranslation('common')
  return async (write) => {
    try {
      return { ok: true, answer: await write() }
    } catch (reason) {
      const error = reason instanceof ApiError ? reason : new ApiError('network', 0, null, reason)
      const problem = reason === error ? writeProblem(error) : 'other'
      if (problem === 'other') reportError(reason)
      if (!isStale(error) && notifyUnlessFieldErrors(error) !== null) notify('error', t(`write.${problem}`))
      return { ok: false, error }
    }
  }
}
