import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, EmptyState, ErrorState, media, Page, PageHeader, Skeleton, tokens } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { languagesOnSale } from '../plans/plans'
import { SubscribeHeader, SubscribeOffer } from './SubscribeOffer'
import { Plans } from './steps'

const Languages = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(100px, 1fr);
  gap: ${tokens.s3};
  height: 112px;
  overflow: hidden;
  ${media.medium} { height: 84px; }
`
const Steps = styled.div`
  display: grid;
  gap: ${tokens.s6};
  padding-top: ${tokens.s4};
`

/** Skeleton for five languages and three plans. */
function SubscribeSkeleton() {
  return (
    <Steps>
      <Skeleton width={140} height={32} />
      <Languages>
        {[1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} height="100%" radius={16} />
        ))}
      </Languages>
      <Skeleton width={200} height={32} />
      <Plans>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height={192} radius={24} />
        ))}
      </Plans>
    </Steps>
  )
}

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
