import { ErrorState, Loader, Page } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBackOnline } from '../network/use-back-online'
import { account } from './account'
import { identity } from './identity'

/** Retries a failed load. */
function startAgain(): void {
  if (account.failed) void account.load()
  // Earlier callers have given up, so this is for a redirect back from the provider.
  else void identity.want().catch(() => {})
}

/** Shown while the user is unknown: quiet at first, then with an error if loading fails. */
export const Starting = observer(function Starting({
  failed,
  onRetry = startAgain,
}: {
  /** Whether the caller's own attempt has failed. */
  failed?: boolean
  onRetry?: () => void
}) {
  const { t } = useTranslation(['shell', 'common'])
  const isLost = failed || account.failed || identity.isLost
  useBackOnline(onRetry, isLost)
  return (
    <Page>
      {isLost ? (
        <ErrorState headingLevel={1} title={t('account.failedTitle')} onRetry={onRetry}>
          {t('account.failedText')}
        </ErrorState>
      ) : (
        <Loader label={t('common:loading')} />
      )}
    </Page>
  )
})
