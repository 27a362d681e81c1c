import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { accessLeft, TRIAL_DAYS } from '@mowka/domain/access'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, EmptyState, Muted, Page, Skeleton, tokens } from '@mowka/kernel/ui'
import { IconArrowLeft } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { hasTrial } from '../access/trial'
import { LanguageCard } from './LanguageCard'
import { NextSteps } from './NextSteps'
import { offeredLanguages, planOf } from './offered-languages'
import { PlanLinks } from './PlanLinks'
import { TrialOffer } from './TrialOffer'
import { useChooseLanguage } from './use-choose-language'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${tokens.s4};
  @media (max-width: 959.98px) { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s3}; }
`
const Waiting = styled(Skeleton)`
  height: 183px;
  @media (max-width: 959.98px) { height: 83px; }
`
/** Aligned with the page's text edge. */
const Back = styled(Button)`
  margin-left: -12px;
`
const SKELETON_CARDS = ['a', 'b', 'c', 'd', 'e']

/**
 * Selects the target language (L-LANG). Learners with an unused trial and no access see the trial offer; others see
 * the remaining access per language.
 */
const SelectLanguagePage = observer(function SelectLanguagePage() {
  const { t } = useTranslation('learning')
  const reads = useReads({ plans: read('getProducts') })
  const { choosing, choose } = useChooseLanguage()
  const [now] = useState(() => new Date())
  const plans = reads.state === 'ready' ? reads.data.plans : []
  const offered = offeredLanguages(plans, session.user, session.sourceLang)
  const isNewcomer = hasTrial() && session.user?.appMetadata.languages.length === 0
  usePageTitle(isNewcomer ? t('language.free', { count: TRIAL_DAYS }) : t('language.title'))

  const planLink = (lang: LangCode) =>
    paths.subscribe({}, { query: { plan: planOf(plans, lang, session.sourceLang) } })
  const canBuy = hasPage('subscribe')
  const accessOf = (lang: LangCode) => ({
    left: accessLeft(session.user, lang, now),
    until: session.accessUntil(lang, now)?.toISOString() ?? null,
    isFree: hasTrial(),
  })
  const stateOf = (lang: LangCode) => (choosing === null ? 'idle' : choosing === lang ? 'saving' : 'disabled')

  // Rendered inline rather than in a separate function, so that this observer tracks the session.
  const languageCards = (
    <Cards>
      {offered.map((lang) => (
        <li key={lang}>
          <LanguageCard
            lang={lang}
            access={isNewcomer ? null : accessOf(lang)}
            isCurrent={!isNewcomer && session.isOnboarded && session.learnLang === lang}
            state={stateOf(lang)}
            plansLink={
              canBuy && !isNewcomer && session.accessUntil(lang, now) === null ? planLink(lang) : null
            }
            onChoose={() => void choose(lang)}
          />
        </li>
      ))}
    </Cards>
  )

  return (
    <Page>
      {isNewcomer ? (
        <TrialOffer />
      ) : (
        <div>
          <h1>{t('language.title')}</h1>
          <Muted>{t('language.note')}</Muted>
        </div>
      )}
      {isNewcomer && <h2>{t('language.which')}</h2>}
      <ReadStates
        reads={reads}
        skeleton={
          <Cards as="div">
            {SKELETON_CARDS.map((card) => (
              <Waiting key={card} radius={16} />
            ))}
          </Cards>
        }
      >
        {() =>
          offered.length === 0 ? (
            <EmptyState title={t('language.none')}>{t('language.noneText')}</EmptyState>
          ) : (
            languageCards
          )
        }
      </ReadStates>
      {isNewcomer && reads.state === 'ready' && <NextSteps />}
      {isNewcomer && canBuy && reads.state === 'ready' && <PlanLinks offered={offered} planLink={planLink} />}
      {session.isOnboarded && session.learnLang !== null && (
        <Back variant="ghost" to={paths.courses()} leftIcon={<IconArrowLeft aria-hidden />}>
          {t('backToCourses')}
        </Back>
      )}
    </Page>
  )
})

export default SelectLanguagePage
