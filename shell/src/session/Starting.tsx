import { ErrorState, Loader, Page } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBackOnline } from '../network/use-back-online'
import { account } from './account'

/** While it is not known yet who is here: quiet at first, and clear when the account cannot be loaded. */
export const Starting = observer(function Starting() {
  const { t } = useTranslation(['shell', 'common'])
  useBackOnline(() => void account.load(), account.failed)
  return (
    <Page>
      {account.failed ? (
        <ErrorState headingLevel={1} title={t('account.failedTitle')} onRetry={() => void account.load()}>
          {t('account.failedText')}
        </ErrorState>
      ) : (
        <Loader label={t('common:loading')} />
      )}
    </Page>
  )
})
