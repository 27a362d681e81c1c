import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, EmptyState, ErrorState, Page, PageHeader } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { languagesOnSale } from '../plans/plan-choice'
import { SubscribeHeader } from './SubscribeHeader'
import { SubscribeOffer } from './SubscribeOffer'
import { SubscribeSkeleton } from './SubscribeSkeleton'

/** First page of the purchase: language, plan, basket (C-SUB-01 to -09). */
export default observer(function SubscribePage() {
  const { t } = useTranslation('commerce')
  usePageTitle(t('subscribe.title'))
  const { sourceLang, learnLang } = session
  const reads = useReads({ products: read('getProducts') })
  const plainHeader = <PageHeader title={t('subscribe.title')} />

  return (
    <Page>
      {reads.state === 'loading' ? <SubscribeHeader /> : reads.state !== 'ready' && plainHeader}
      <ReadStates
        reads={reads}
        skeleton={<SubscribeSkeleton />}
        failed={({ retry, retrying }) => (
          <ErrorState onRetry={() => void retry()} retrying={retrying}>
            {t('subscribe.error')}
          </ErrorState>
        )}
      >
        {({ products }) =>
          languagesOnSale(products, sourceLang).length > 0 ? (
            <SubscribeOffer products={products} sourceLang={sourceLang} learnLang={learnLang} />
          ) : (
            <>
              {plainHeader}
              <EmptyState
                title={t('subscribe.empty.title')}
                actions={<Button to={paths.courses()}>{t('subscribe.empty.action')}</Button>}
              >
                {t('subscribe.empty.text')}
              </EmptyState>
            </>
          )
        }
      </ReadStates>
    </Page>
  )
})
