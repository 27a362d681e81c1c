import { useWrite } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { User } from '@mowka/shared/contract/schemas/user'
import { langToPath } from '@mowka/shared/domain/languages'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, Card, Mascot, Muted, media, Page, Row, tokens } from '@mowka/shared/ui'
import { IconArrowRight, IconCards, IconHeadphones, IconPencil } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'

const Welcome = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s6} ${tokens.s8};
  padding: ${tokens.s8};
  border-radius: ${tokens.r24};
  h1 + p { margin-top: 6px; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s4};
    padding: ${tokens.s5};
    > svg { width: 76px; }
    button { width: 100%; }
  }
`
const Steps = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin-block: ${tokens.s5};
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: ${tokens.s3}; }
  svg { margin-top: 1px; color: ${tokens.muted}; }
`

/**
 * Welcomes someone new: what learning here is like, then the leveling test or straight on (L-ONB-01 to -03). Both end
 * the onboarding.
 */
const UserOnboardingPage = observer(function UserOnboardingPage() {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const title = t('onboarding.title', { name: session.user?.givenName })
  usePageTitle(t('onboarding.pageTitle'))
  const [going, setGoing] = useState<'root' | 'test' | null>(null)
  const save = useWrite('patchUserMetadata', { failure: () => t('onboarding.failed') })

  // The account follows as the page goes: someone onboarded is sent from here to the courses, not to the test.
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
    // The courses open only to someone onboarded.
    if (to === 'root') session.setUser(written.answer)
    navigate(to === 'root' ? paths.root() : paths.levelingTest({ lang: langToPath(session.targetLang) }))
  }

  return (
    <Page width="trainer">
      <Welcome as="section" aria-labelledby="welcome">
        <Mascot size={104} />
        <div>
          <h1 id="welcome">{title}</h1>
          <Muted>{t('onboarding.note')}</Muted>
          <Steps>
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
          </Steps>
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
      </Welcome>
    </Page>
  )
})

export default UserOnboardingPage
