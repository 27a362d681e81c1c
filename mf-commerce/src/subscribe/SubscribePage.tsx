import { paths } from '@mowka/shared/contract/routes'
import { usePageTitle } from '@mowka/shared/platform'
import { Button, EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useBasket } from '../basket/use-basket'
import { SubscribeHeader } from './SubscribeHeader'
import { SubscribeOffer } from './SubscribeOffer'
import { SubscribeSkeleton } from './SubscribeSkeleton'
import { useSubscribe } from './use-subscribe'

/** Language, plan, basket: the first page of a purchase (vocabulary and commerce §2 "Subscribe"). */
export default observer(function SubscribePage() {
  const { t } = useTranslation('commerce')
  usePageTitle(t('subscribe.title'))
  const view = useSubscribe()
  const basket = useBasket()

  switch (view.state) {
    case 'ready':
      return (
        <Page>
          <SubscribeOffer offer={view} basket={basket} />
        </Page>
      )
    case 'loading':
      return (
        <Page>
          <SubscribeHeader cart={<Skeleton width={44} height={44} radius={12} />} />
          <SubscribeSkeleton />
        </Page>
      )
    case 'empty':
      return (
        <Page>
          <PageHeader title={t('subscribe.title')} />
          <EmptyState
            title={t('subscribe.empty.title')}
            actions={<Button to={paths.courses()}>{t('subscribe.empty.action')}</Button>}
          >
            {t('subscribe.empty.text')}
          </EmptyState>
        </Page>
      )
    case 'error':
      return (
        <Page>
          <PageHeader title={t('subscribe.title')} />
          <ErrorState onRetry={view.retry} retrying={view.retrying}>
            {t('subscribe.error')}
          </ErrorState>
        </Page>
      )
  }
})
