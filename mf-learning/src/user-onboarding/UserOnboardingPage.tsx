import { paths } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { langToPath } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Mascot, Muted, Page, Row } from '@mowka/kernel/ui'
import { IconArrowRight, IconCards, IconHeadphones, IconPencil } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { IntroCard, IntroPoints } from './IntroCard'

/**
 * Welcomes a new learner: an introduction, then the leveling test or the courses (L-ONB-01 to -03). Both complete the
 * onboarding.
 */
const UserOnboardingPage = observer(function UserOnboardingPage() {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const title = t('onboarding.title', { name: session.user?.givenName })
  usePageTitle(t('onboarding.pageTitle'))
  const [going, setGoing] = useState<'root' | 'test' | null>(null)
  const save = useWrite('patchUserMetadata', { failure: () => t('onboarding.failed') })

  // The session is updated on unmount, because an onboarded learner would be redirected from here to the courses
  // instead of the test.
  const saved = useRef<User | null>(null)
  useLayoutEffect(
    () => () => {
      if (saved.current) session.setUser(saved.current)
    },
    [],
  )

  const finish = async (to: 'root' | 'test') => {
    setGoing(to)
    const written = await save.run({
      body: { action: 'onboarding-status', payload: { onboardingStatus: 'COMPLETED' } },
    })
    if (!written.ok) {
      setGoing(null)
      return
    }
    saved.current = written.answer
    // The courses require a completed onboarding.
    if (to === 'root') session.setUser(written.answer)
    void navigate(to === 'root' ? paths.root() : paths.levelingTest({ lang: langToPath(session.targetLang) }))
  }

  return (
    <Page width="trainer">
      <IntroCard as="section" aria-labelledby="welcome">
        <Mascot size={104} />
        <div>
          <h1 id="welcome">{title}</h1>
          <Muted>{t('onboarding.note')}</Muted>
          <IntroPoints>
            <li>
              <IconPencil aria-hidden />
              {t('onboarding.sentences')}
            </li>
            <li>
              <IconHeadphones aria-hidden />
              {t('onboarding.listening')}
            </li>
            <li>
              <IconCards aria-hidden />
              {t('onboarding.repetition')}
            </li>
          </IntroPoints>
          <Row>
            <Button
              variant="primary"
              size="lg"
              rightIcon={<IconArrowRight aria-hidden />}
              loading={going === 'test'}
              disabled={going === 'root'}
              onClick={() => void finish('test')}
            >
              {t('onboarding.toTest')}
            </Button>
            <Button
              variant="ghost"
              loading={going === 'root'}
              disabled={going === 'test'}
              onClick={() => void finish('root')}
            >
              {t('onboarding.skip')}
            </Button>
          </Row>
        </div>
      </IntroCard>
    </Page>
  )
})

export default UserOnboardingPage
