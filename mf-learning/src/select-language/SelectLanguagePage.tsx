import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { accessLeft, TRIAL_DAYS } from '@mowka/domain/user/access'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Button,
  EmptyState,
  Mascot,
  Muted,
  media,
  Page,
  Skeleton,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconArrowLeft, IconCheck } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { hasTrial } from '../access/trial'
import { LanguageCard } from './LanguageCard'
import { offeredLanguages, planOf } from './offered-languages'
import { useChooseLanguage } from './use-save-language'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s4};
  align-items: center;
  padding-top: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: ${tokens.text};
    font-weight: ${tokens.fwStrong};
    text-decoration-color: ${tokens.lineStrong};
  }
`

/** Links to the plans in one muted line, for learners who can start with the trial (L-LANG-05). */
function PlanLinks({
  offered,
  planLink,
}: {
  offered: readonly LangCode[]
  planLink: (lang: LangCode) => string
}) {
  const { t } = useTranslation(['learning', 'common'])
  const { nameOf } = useLanguageNames()
  return (
    <Line>
      <span>{t('language.later')}</span>
      {offered.map((lang) => {
        const name = nameOf(lang)
        return (
          <Link key={lang} to={planLink(lang)} aria-label={t('language.plansOf', { name })}>
            {name}
          </Link>
        )
      })}
    </Line>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.s6};
  counter-reset: step;
  li { display: grid; grid-template-columns: 36px minmax(0, 1fr); gap: 0 ${tokens.s3}; counter-increment: step; }
  li::before {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 12px 12px 12px 3px;
    background: ${tokens.text};
    color: ${tokens.page};
    font-weight: 900;
    content: counter(step);
  }
  b { line-height: ${tokens.lhSnug}; }
  span { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s4}; }
`
const steps = ['language', 'level', 'lesson'] as const

/** The steps after the choice, and the start of the trial. */
function NextSteps() {
  const { t } = useTranslation('learning')
  return (
    <section aria-labelledby="next-steps">
      <VisuallyHidden as="h2" id="next-steps">
        {t('language.next')}
      </VisuallyHidden>
      <List>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`language.steps.${step}`)}</b>
            <span>{t(`language.steps.${step}Text`, { count: TRIAL_DAYS })}</span>
          </li>
        ))}
      </List>
    </section>
  )
}

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

const Hero = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s5} ${tokens.s8};
  align-items: center;
  padding: ${tokens.s6} ${tokens.s10};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  > svg { width: 118px; grid-row: 1 / 3; }
  h1 { max-width: 22ch; }
  ${media.phone} {
    gap: ${tokens.s4} ${tokens.s3};
    padding: ${tokens.s5};
    > svg { width: 62px; grid-row: auto; }
    > div { grid-column: 1 / -1; }
  }
`
const Hello = styled.p`
  justify-self: start;
  align-self: end;
  padding: ${tokens.s2} ${tokens.s4};
  border-radius: ${tokens.rBubble};
  background: ${tokens.card};
  font-weight: ${tokens.fwHeading};
  ${media.phone} { align-self: center; }
`
const Lead = styled.p`
  max-width: 62ch;
  margin-top: ${tokens.s3};
  font-size: ${tokens.fs18};
  ${media.phone} { font-size: ${tokens.fs16}; }
`
const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s6};
  margin-top: ${tokens.s4};
  li { display: flex; gap: ${tokens.s2}; align-items: center; font-weight: ${tokens.fwStrong}; }
  svg { width: 20px; height: 20px; color: ${tokens.success}; }
  ${media.phone} { display: grid; }
`
const terms = ['card', 'renewal', 'progress'] as const

/**
 * The trial offer for learners who haven't used it: duration, scope and terms (U10). Shown once, above the languages.
 */
const TrialOffer = observer(function TrialOffer() {
  const { t } = useTranslation('learning')
  const name = session.user?.givenName
  return (
    <Hero aria-labelledby="free-week">
      <Mascot face="great" size={118} />
      <Hello>{name ? t('language.hello', { name }) : t('language.helloNobody')}</Hello>
      <div>
        <h1 id="free-week">{t('language.free', { count: TRIAL_DAYS })}</h1>
        <Lead>{t('language.freeText')}</Lead>
        <Terms>
          {terms.map((term) => (
            <li key={term}>
              <IconCheck aria-hidden />
              {t(`language.terms.${term}`)}
            </li>
          ))}
        </Terms>
      </div>
    </Hero>
  )
})

export default SelectLanguagePage
