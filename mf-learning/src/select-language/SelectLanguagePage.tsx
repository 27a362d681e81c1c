import { useApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { accessLeft } from '@mowka/shared/domain/access'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, EmptyState, ErrorState, Grid, Page, PageHeader, Skeleton, Text } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageCard } from './LanguageCard'
import { offeredLanguages, planOf } from './offered-languages'
import { useChooseLanguage } from './use-choose-language'

const SKELETON_CARDS = ['a', 'b', 'c', 'd', 'e']

/** Chooses the language to learn and shows what is left of the access to each (learner core §2). */
const SelectLanguagePage = observer(function SelectLanguagePage() {
  const { t } = useTranslation('learning')
  usePageTitle(t('language.title'))
  const products = useApi('getProducts', {})
  const { choosing, choose } = useChooseLanguage()
  const [now] = useState(() => new Date())
  const plans = products.data ?? []
  const offered = offeredLanguages(plans, session.user, session.sourceLang)

  return (
    <Page>
      <PageHeader title={t('language.title')} note={t('language.note')} />
      {!session.isOnboarded && <Text>{t('language.welcome')}</Text>}
      {products.error && !products.data ? (
        <ErrorState onRetry={() => void products.mutate()} retrying={products.isValidating} />
      ) : !products.data ? (
        <Grid aria-busy="true" aria-label={t('common:loading')}>
          {SKELETON_CARDS.map((card) => (
            <Skeleton key={card} height={90} radius={16} />
          ))}
        </Grid>
      ) : offered.length === 0 ? (
        <EmptyState title={t('language.none')}>{t('language.noneText')}</EmptyState>
      ) : (
        <Grid as="ul">
          {offered.map((lang) => (
            <li key={lang}>
              <LanguageCard
                lang={lang}
                left={accessLeft(session.user, lang, now)}
                isCurrent={session.isOnboarded && session.learnLang === lang}
                busy={choosing === lang}
                disabled={choosing !== null}
                buyLink={paths.subscribe({}, { query: { plan: planOf(plans, lang, session.sourceLang) } })}
                onChoose={() => void choose(lang)}
              />
            </li>
          ))}
        </Grid>
      )}
      {session.isOnboarded && session.learnLang !== null && (
        <Button variant="ghost" to={paths.courses()}>
          {t('backToCourses')}
        </Button>
      )}
    </Page>
  )
})

export default SelectLanguagePage
