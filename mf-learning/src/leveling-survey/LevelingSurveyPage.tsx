import { paths } from '@mowka/contract/routes'
import { langFromPath, langToPath } from '@mowka/domain/languages/languages'
import { TRIAL_DAYS } from '@mowka/domain/user/access'
import { hasPage, track, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, IconTile, Loader, Muted, media, Page, Stack, tokens } from '@mowka/kernel/ui'
import { IconArrowLeft, IconArrowRight, IconRocket, IconSchool } from '@mowka/kernel/ui/icons'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { canStartTrial } from '../access/trial'
import type { LearnerLevel } from '../levels/cefr-levels'
import { GoalQuestions } from './GoalQuestions'
import { LevelChoice, NearestLevel } from './LevelChoice'
import { useLevelingSurvey, useVisitorResult } from './use-leveling-survey'

const Choice = styled(Card).attrs({ as: 'button', type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: center;
  width: 100%;
  color: inherit;
  text-align: left;
  ${media.hover} { &:hover { border-color: ${tokens.text}; } }
  &:disabled { color: ${tokens.disabled}; cursor: not-allowed; }
  > svg { color: ${tokens.muted}; }
`
const ChoiceTitle = styled.span`
  display: block;
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
`
const Text = styled.span`
  color: ${tokens.muted};
`

/** A large survey answer. */
function SurveyChoice({
  icon,
  title,
  text,
  busy = false,
  disabled,
  onChoose,
}: {
  icon: ReactNode
  title: string
  text: string
  busy?: boolean
  disabled: boolean
  onChoose: () => void
}) {
  return (
    <Choice aria-busy={busy || undefined} disabled={disabled} onClick={onChoose}>
      <IconTile aria-hidden>{icon}</IconTile>
      <span>
        <ChoiceTitle>{title}</ChoiceTitle>
        <Text>{text}</Text>
      </span>
      <IconArrowRight aria-hidden />
    </Choice>
  )
}

const Title = styled.h1`
  outline: none;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3};
  align-items: center;
  ${media.phone} { display: grid; }
`
/** Back button, aligned with the page's text. */
const Back = styled(Button)`
  justify-self: start;
  align-self: flex-start;
  margin-left: -12px;
`

/**
 * Asks for the learner's prior knowledge of a language (L-SURV). Beginners open their first lesson, others choose
 * their level or take the test once a release has one.
 */
const LevelingSurveyPage = observer(function LevelingSurveyPage() {
  const { t } = useTranslation(['learning', 'common'])
  const { nameOf } = useLanguageNames()
  const navigate = useNavigate()
  const { lang: langOfPath } = useParams()
  const lang = session.targetLang
  const survey = useLevelingSurvey(lang)
  const [step, setStep] = useState<'start' | 'level'>('start')
  const [level, setLevel] = useState<LearnerLevel | null>(null)
  const heading = t(step === 'start' ? 'survey.startTitle' : 'survey.levelTitle')
  usePageTitle(heading)
  const isTakingOver = useVisitorResult(lang)
  const title = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its heading on
  useEffect(() => {
    if (moved.current) title.current?.focus()
  }, [step])

  // The survey's calls use the target language, so the address follows it.
  if (langFromPath(langOfPath) !== lang) {
    return <Navigate to={paths.levelingSurvey({ lang: langToPath(lang) })} replace />
  }

  if (isTakingOver) {
    return (
      <Page width="trainer">
        <h1>{t('survey.takingOver')}</h1>
        <Loader />
      </Page>
    )
  }

  const canTest = hasPage('firstLevelingTest')
  // Promises only what happens: the lesson opens with an access or with the account's trial.
  const beginnerText = () => {
    if (canStartTrial()) return t('survey.beginnerFree', { count: TRIAL_DAYS })
    return t(session.accessUntil(lang) ? 'survey.beginnerText' : 'survey.beginnerLocked')
  }

  const goTo = (next: 'start' | 'level') => {
    moved.current = true
    setStep(next)
  }

  const choose = (chosen: LearnerLevel) => {
    track('LEVELING_SURVEY_LEVEL_SELECTED', { lang, level: chosen })
    setLevel(chosen)
  }

  if (step === 'start') {
    return (
      <Page width="trainer">
        <Stack gap={2}>
          <Title ref={title} tabIndex={-1}>
            {heading}
          </Title>
          <Muted>{t('survey.note')}</Muted>
        </Stack>
        <GoalQuestions />
        <Stack gap={3}>
          <h2>{t('survey.title', { language: nameOf(lang) })}</h2>
          <SurveyChoice
            icon={<IconRocket />}
            title={t('survey.beginner')}
            text={beginnerText()}
            busy={survey.busy}
            disabled={survey.busy}
            onChoose={() => void survey.beginFromScratch()}
          />
          <SurveyChoice
            icon={<IconSchool />}
            title={t('survey.experienced')}
            text={t(canTest ? 'survey.experiencedTest' : 'survey.experiencedText')}
            disabled={survey.busy}
            onChoose={() => {
              track('LEVELING_SURVEY_EXPERIENCED_SELECTED', { lang })
              goTo('level')
            }}
          />
        </Stack>
        <Back variant="ghost" to={paths.selectLanguage()} leftIcon={<IconArrowLeft aria-hidden />}>
          {t('courses.otherLanguage')}
        </Back>
      </Page>
    )
  }

  return (
    <Page width="trainer">
      <Stack gap={2}>
        <Title ref={title} tabIndex={-1}>
          {heading}
        </Title>
        <Muted>{t('survey.levelNote')}</Muted>
      </Stack>
      <LevelChoice value={level} onChange={choose} />
      {level && <NearestLevel level={level} onChoose={choose} />}
      <Actions>
        <Button
          variant="primary"
          disabled={level === null}
          loading={survey.busy}
          onClick={() => level && void survey.beginAt(level)}
        >
          {t('survey.begin')}
        </Button>
        {canTest && (
          <Button
            disabled={survey.busy}
            onClick={() => {
              track('LEVELING_SURVEY_GO_TO_LEVELING_TEST', { lang })
              void navigate(paths.firstLevelingTest({ lang: langToPath(lang) }))
            }}
          >
            {t('survey.test')}
          </Button>
        )}
        <Button variant="ghost" disabled={survey.busy} onClick={() => goTo('start')}>
          {t('common:back')}
        </Button>
      </Actions>
    </Page>
  )
})

export default LevelingSurveyPage
