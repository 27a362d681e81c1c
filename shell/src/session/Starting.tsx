import { ErrorState, Loader, Page } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBackOnline } from '../network/use-back-online'
import { account } from './account'
import { identity } from './identity'

/** Asks again for what did not come. */
function startAgain(): void {
  if (account.failed) void account.load()
  // What waited for it before has given up, so this is for someone who came back from the provider.
  else void identity.want().catch(() => {})
}

/** While it is not known yet who is here: quiet at first, and clear when that cannot be loaded. */
export const Starting = observer(function Starting({
  failed,
  onRetry = startAgain,
}: {
  /** What was tried here has failed. */
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
