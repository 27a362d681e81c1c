import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langToPath } from '@mowka/domain/languages/languages'
import { track, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Alert, Button, EmptyState, Mascot, Muted, Page, Row, Switch, tokens } from '@mowka/kernel/ui'
import { IconArrowRight, IconClock, IconListCheck, IconRefresh } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { pendingSurvey } from '../leveling-survey/pending-survey'
import { IntroCard, IntroPoints } from '../user-onboarding/IntroCard'
import type { LevelingSession } from './session/leveling-session'

/**
 * Skips the test during onboarding (L-TEST-35, C22): tracks the time spent on the page, completes the onboarding if
 * it is pending, and opens the courses. If that can't be saved a new learner stays, because the courses would not
 * open.
 */
function useSkipTest(lang: LangCode, isFirst: boolean) {
  const { t } = useTranslation('levelingTest')
  const navigate = useNavigate()
  const [openedAt] = useState(() => Date.now())
  const save = useWrite('patchUserMetadata', {
    onAnswer: (user) => session.setUser(user),
    failure: () => t('skipFailed'),
  })

  const skip = async () => {
    track('LEVELING_TEST_SKIPPED', { lang, totalTime: Math.round((Date.now() - openedAt) / 1000) })
    if (isFirst || !session.isOnboarded) {
      await save.run({ body: { action: 'onboarding-status', payload: { onboardingStatus: 'COMPLETED' } } })
      if (!session.isOnboarded) return
    }
    pendingSurvey.end()
    void navigate(paths.root())
  }

  return { skip, busy: save.busy }
}

const Calm = styled.div`
  padding-block: ${tokens.s1};
  border-block: 1px solid ${tokens.line};
`
const Actions = styled(Row)`
  margin-top: ${tokens.s5};
`
const Trouble = styled.div`
  margin-top: ${tokens.s5};
`

/** Description of the test, the "no time limit" switch and the start button (L-TEST-01, L-TEST-02). */
export const TestIntro = observer(function TestIntro({
  test,
  isFirst,
}: {
  test: LevelingSession
  isFirst: boolean
}) {
  const { t } = useTranslation('levelingTest')
  const { nameOf } = useLanguageNames()
  const { skip, busy } = useSkipTest(test.lang, isFirst)
  const title = t('title', { language: nameOf(test.lang) })
  usePageTitle(title)
  const status = session.user?.userMetadata.onboardingStatus
  const isOnboarding = status !== undefined && (isFirst || status !== 'COMPLETED')

  if (test.state === 'empty') {
    return (
      <Page width="trainer">
        <EmptyState
          headingLevel={1}
          title={t('empty')}
          actions={
            <Button
              variant="primary"
              to={
                session.isAuthenticated
                  ? paths.levelingSurvey({ lang: langToPath(test.lang) })
                  : paths.courses()
              }
            >
              {t(session.isAuthenticated ? 'chooseLevel' : 'begin')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </Page>
    )
  }

  return (
    <Page width="trainer">
      <IntroCard as="section" aria-labelledby="test-title">
        <Mascot size={104} />
        <div>
          <h1 id="test-title">{title}</h1>
          <Muted>{t('note')}</Muted>
          <IntroPoints>
            <li>
              <IconListCheck aria-hidden />
              {t('levels')}
            </li>
            <li>
              <IconClock aria-hidden />
              {t('time')}
            </li>
            <li>
              <IconRefresh aria-hidden />
              {t('again')}
            </li>
          </IntroPoints>
          <Calm>
            <Switch
              label={t('noLimit')}
              checked={!test.hasLimit}
              onChange={(isOff) => test.setLimit(!isOff)}
            />
          </Calm>
          {test.state === 'failed' && (
            <Trouble>
              <Alert kind="error" title={t('loadFailed')}>
                {t('loadFailedText')}
              </Alert>
            </Trouble>
          )}
          <Actions>
            <Button
              variant="primary"
              size="lg"
              rightIcon={<IconArrowRight aria-hidden />}
              loading={test.state === 'loading'}
              disabled={busy}
              onClick={() => void test.start()}
            >
              {t(test.state === 'failed' ? 'retry' : 'start')}
            </Button>
            {isOnboarding && (
              <Button variant="ghost" loading={busy} onClick={() => void skip()}>
                {t('skip')}
              </Button>
            )}
          </Actions>
        </div>
      </IntroCard>
    </Page>
  )
})
